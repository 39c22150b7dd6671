import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { useData } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { SearchForm } from '../../SearchForm.tsx'
import { type SearchTerms, searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { AbsentNote } from './AbsentNote.tsx'
import { ActiveTerms } from './ActiveTerms.tsx'
import { Facets } from './Facets.tsx'
import { HitList } from './HitList.tsx'
import { NoResults } from './NoResults.tsx'
import { PlacePages } from './PlacePages.tsx'

export function Page() {
  const {
    terms,
    groups,
    list,
    total,
    isMore,
    reachable,
    isCut,
    apart,
    facets,
    prefectures,
    absent,
    help,
    instead,
    page,
    pages,
    cityName,
    cities,
  } = useData<Data>()
  const title = searchTitle(terms, cityName)
  const { keyword } = terms
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={title ? `${title}の検索結果` : '検索結果'}
          lead={total > 0 ? `${countText(total, isMore)}見つかりました。` : undefined}
        />
        <SearchForm key={title} query={terms} compact />
        <ActiveTerms terms={terms} cityName={cityName} />
        <PlacePages prefectures={prefectures} absent={absent} cities={cities} />
        {absent && total > 0 && (
          <p className={styles.note}>
            <AbsentNote absent={absent} />
            この言葉の出てくるものを表示しています。
          </p>
        )}
        {apart && (
          <p className={styles.note}>
            「{keyword}」をそのまま含むものはないため、言葉を分けてさがした結果です。
          </p>
        )}
        {total > 0 && <Facets key={searchPath(terms)} terms={terms} facets={facets} />}
      </div>
      {groups.map((group) => (
        <Group key={group.kind} group={group} terms={terms} />
      ))}
      {list.length > 0 && (
        <Section title={pages > 1 ? `検索結果（${page}／${pages}ページ）` : '検索結果'}>
          <HitList hits={list} />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => `${searchPath(terms)}${number > 1 ? `?page=${number}` : ''}`}
          />
          {page === pages && isCut && (
            <p className={styles.note}>
              はじめの{reachable.toLocaleString('ja-JP')}
              件までを表示しています。条件を加えてしぼってください。
            </p>
          )}
        </Section>
      )}
      {keyword && <recent-keyword text={keyword} />}
      {total === 0 && <NoResults terms={terms} absent={absent} help={help} instead={instead} />}
      <p className={styles.again}>
        <a href={link('search')}>はじめからさがす</a>
      </p>
    </>
  )
}

/** The best results of one kind, with a link to all of them. */
function Group({
  group: { kind, hits, total, isMore },
  terms,
}: {
  group: Data['groups'][number]
  terms: SearchTerms
}) {
  const { label } = CONTENT_KINDS[kind]
  const more = { href: searchPath({ ...terms, kind }), label: `${label}をすべて見る` }
  return (
    <Section
      title={`${label}（${countText(total, isMore)}）`}
      more={isMore || total > hits.length ? more : undefined}
    >
      <HitList hits={hits} />
    </Section>
  )
}
