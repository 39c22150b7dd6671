import { useEffect } from 'react'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { link } from '#domain/link.ts'
import { searchPath } from '#domain/query-path.ts'
import { useData } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Pagination } from '#renderer/ui/Pagination.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { rememberWord } from '../../recent-words.ts'
import { SearchForm } from '../../SearchForm.tsx'
import { searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { Facets } from './Facets.tsx'
import { HitList } from './HitList.tsx'
import { NothingFound } from './NothingFound.tsx'

export function Page() {
  const { terms, groups, list, total, facets, help, page, pages, cityName } = useData<Data>()
  const title = searchTitle(terms, cityName)
  const { keyword } = terms
  useEffect(() => {
    if (keyword) rememberWord(keyword)
  }, [keyword])
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={title ? `${title}の検索結果` : '検索結果'}
          lead={total > 0 ? `${total.toLocaleString('ja-JP')}件見つかりました。` : undefined}
        />
        <SearchForm key={title} query={terms} />
        {total > 0 && <Facets terms={terms} facets={facets} cityName={cityName} />}
        {total > 0 && !terms.kind && (
          <p className={styles.views}>
            <a
              className={styles.view}
              href={searchPath({ ...terms, view: undefined })}
              aria-current={!terms.view}
            >
              種類ごと
            </a>
            <a
              className={styles.view}
              href={searchPath({ ...terms, view: 'list' })}
              aria-current={Boolean(terms.view)}
            >
              ひとつの一覧
            </a>
          </p>
        )}
      </div>
      {groups.map(({ kind, hits, total: found }) => (
        <Section
          key={kind}
          title={`${CONTENT_KINDS[kind].label}（${found}件）`}
          more={
            found > hits.length
              ? { href: searchPath({ ...terms, kind }), label: `${CONTENT_KINDS[kind].label}をすべて見る` }
              : undefined
          }
        >
          <HitList hits={hits} />
        </Section>
      ))}
      {list.length > 0 && (
        <Section title={pages > 1 ? `検索結果（${page}／${pages}ページ）` : '検索結果'}>
          <HitList hits={list} />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => `${searchPath(terms)}${number > 1 ? `?page=${number}` : ''}`}
          />
        </Section>
      )}
      {total === 0 && <NothingFound help={help} />}
      <p className={styles.again}>
        <a href={link('search')}>はじめからさがす</a>
      </p>
    </>
  )
}
