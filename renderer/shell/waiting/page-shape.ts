import { hasOwnPage, hasPagedList, isNamedKind, kindOfPlural } from '#domain/content/kind.ts'

export type Shape = 'list' | 'place' | 'article' | 'prefecture' | 'results' | 'text'

/** The skeleton shape for a path. */
export function shapeOf(pathname: string): Shape {
  const [, plural = '', slug] = /^\/([a-z-]+)(?:\/([^/]+))?$/.exec(pathname) ?? []
  const kind = kindOfPlural(plural)
  if (kind && !slug && hasPagedList(kind)) return 'list'
  if (kind && slug && hasOwnPage(kind)) return isNamedKind(kind) ? 'place' : 'article'
  if (plural === 'authors') return 'list'
  if (pathname.startsWith('/search/=/')) return 'results'
  return /^\/($|pr\/|months\/)/.test(pathname) ? 'prefecture' : 'text'
}

const ENTRIES: Partial<Record<Shape, boolean>> = { place: true, article: true }
const LISTINGS: Partial<Record<Shape, boolean>> = { list: true, prefecture: true, results: true }

/** Whether one of two pages lists the other: from cards to a page, or back. */
export const isBetweenListAndPage = (from: string, to: string): boolean => {
  const [before, after] = [shapeOf(from), shapeOf(to)]
  return Boolean((LISTINGS[before] && ENTRIES[after]) || (ENTRIES[before] && LISTINGS[after]))
}
