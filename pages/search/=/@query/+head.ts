import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { type HeadHook, titled } from '#renderer/head.ts'
import { type SearchTerms, searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data: { terms, cityName, page } }) => ({
  title: titled(
    `${searchTitle(terms, cityName) || '検索'}の検索結果${page > 1 ? `（${page}ページ目）` : ''}`,
  ),
  canonical: canonicalOf(terms) + (page > 1 ? `?page=${page}` : ''),
  noindex: true,
})

/** A search for a prefecture only has the prefecture's page as its canonical URL. */
function canonicalOf({ prefecture, ...others }: SearchTerms): string {
  const isAlone = prefecture && Object.values(others).every((value) => value === undefined)
  return isAlone
    ? link('pr', { id: prefectureOfSlug(prefecture)?.slug })
    : searchPath({ prefecture, ...others })
}
