import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { link } from '#domain/link.ts'
import { searchPath } from '#domain/query-path.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { SearchForm } from '../../SearchForm.tsx'
import { searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'

export function Page() {
  const { terms, groups, total, cityName } = useData<Data>()
  const title = searchTitle(terms, cityName)
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={title ? `${title}の検索結果` : '検索結果'}
          lead={total > 0 ? `${total.toLocaleString('ja-JP')}件見つかりました。` : undefined}
        />
        <SearchForm key={title} query={terms} />
      </div>
      {groups.map(({ kind, cards, total: found }) => (
        <Section
          key={kind}
          title={`${CONTENT_KINDS[kind].label}（${found}件）`}
          more={
            found > cards.length && !terms.kind
              ? { href: searchPath({ ...terms, kind }), label: `${CONTENT_KINDS[kind].label}をすべて見る` }
              : undefined
          }
        >
          <CardGrid cards={cards} columns="four" />
        </Section>
      ))}
      {total === 0 && (
        <>
          <EmptyNote>
            <p>条件に合うものは見つかりませんでした。</p>
            <p>言葉を短くするか、都道府県や月の条件を外してお試しください。</p>
            <p>
              <a href={link('search')}>はじめからさがす</a>
            </p>
          </EmptyNote>
          <Section manner="beside" title="地図からさがす">
            <TileMap label="都道府県からさがす" />
          </Section>
        </>
      )}
    </>
  )
}
