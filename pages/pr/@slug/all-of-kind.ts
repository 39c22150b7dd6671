import type { BuiltInPrefecture } from '#domain/region/built-in-regions.ts'
import { listHref } from '#domain/search/list-query.ts'
import type { LinkName } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import type { ListedKind } from './lists-of-prefecture.ts'

/** Kinds with a list that can be narrowed to a prefecture; the others are searched for. */
const LISTS: Partial<Record<ListedKind, LinkName>> = {
  spot: 'spots',
  'article-page': 'article-pages',
  hotel: 'hotels',
  gift: 'gifts',
}

/** Where everything of a kind in a prefecture is. */
export function allOfKind(kind: ListedKind, { slug }: Pick<BuiltInPrefecture, 'slug'>): string {
  const name = LISTS[kind]
  return name ? listHref(name, { prefecture: slug }) : searchPath({ prefecture: slug, kind })
}
