const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Default description: the summary, otherwise the catch. */
const plainDescription = (fields: Record<string, unknown>): string => {
  const { summary } = fields
  const lines = Array.isArray(summary) ? summary.map(textOf).join('') : ''
  return lines || textOf(fields.catch) || textOf(fields.lead)
}

type Seo = { title?: unknown; description?: unknown } | null | undefined

export type SearchTextSource = {
  /** The field with the title: `title`, or `name` for places. */
  titleField: string
  /** Default description for search results and cards. */
  descriptionOf?: (fields: Record<string, unknown>) => string
}

/** Title and description for search results: the SEO fields, or the page's own. */
export function searchTextOf(
  fields: Record<string, unknown>,
  titleField: string,
  descriptionOf: (fields: Record<string, unknown>) => string = plainDescription,
) {
  const seo = fields.seo as Seo
  const ownTitle = textOf(fields[titleField])
  const ownDescription = descriptionOf(fields)
  return {
    ownTitle,
    ownDescription,
    title: textOf(seo?.title) || ownTitle,
    description: textOf(seo?.description) || ownDescription,
  }
}
