/** The source of a new guide: empty, a template, favourites (of a prefecture), or a course of an article. */
export type NewGuideSource =
  | { from: 'empty' | 'template' }
  | { from: 'favorites'; prefecture: string | null }
  | { from: 'course'; article: string; course: string | null }

/**
 * Reads the source from the query: `?article=slug&course=id`, `?new=template`, `?new=favorites&prefecture=28`; else
 * `null`.
 */
export function newGuideSourceOf(query: URLSearchParams): NewGuideSource | null {
  const article = query.get('article')
  if (article) return { from: 'course', article, course: query.get('course') }
  switch (query.get('new')) {
    case null:
      return null
    case 'template':
      return { from: 'template' }
    case 'favorites':
      return { from: 'favorites', prefecture: query.get('prefecture') }
    default:
      return { from: 'empty' }
  }
}
