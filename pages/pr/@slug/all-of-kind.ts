import { CONTENT_KINDS, type ContentKind, hasPagedList } from '#domain/content/kind.ts'
import type { BuiltInPrefecture } from '#domain/region/built-in-regions.ts'
import { listHref } from '#domain/search/list-query.ts'
import { searchPath } from '#domain/url/query-path.ts'

/** Where everything of a kind in a prefecture is: its filtered list, or else a search. */
export const allOfKind = (kind: ContentKind, { slug }: Pick<BuiltInPrefecture, 'slug'>): string =>
  hasPagedList(kind)
    ? listHref(CONTENT_KINDS[kind].plural, { prefecture: slug })
    : searchPath({ prefecture: slug, kind })
