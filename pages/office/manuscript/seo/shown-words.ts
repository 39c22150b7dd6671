const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a page says of itself without an editor's help: its summary, else its catch. */
const plainDescription = (fields: Record<string, unknown>): string => {
  const { summary } = fields
  const lines = Array.isArray(summary) ? summary.map(textOf).join('') : ''
  return lines || textOf(fields.catch) || textOf(fields.lead)
}

type Seo = { title?: unknown; description?: unknown } | null | undefined

/** The title and description that search results show: the editor's own for them, or the page's. */
export function shownWords(
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
