/** How a new guide begins: empty, from a template, from favourites (of a prefecture), from a course of an article. */
export type Wanted =
  | { way: 'empty' | 'template' }
  | { way: 'favorites'; prefecture: string | null }
  | { way: 'course'; article: string; course: string | null }

/** What an address asks for: `?article=slug&course=id`, `?new=template`, `?new=favorites&prefecture=28`; else `null`. */
export function wantedOf(query: URLSearchParams): Wanted | null {
  const article = query.get('article')
  if (article) return { way: 'course', article, course: query.get('course') }
  switch (query.get('new')) {
    case null:
      return null
    case 'template':
      return { way: 'template' }
    case 'favorites':
      return { way: 'favorites', prefecture: query.get('prefecture') }
    default:
      return { way: 'empty' }
  }
}
