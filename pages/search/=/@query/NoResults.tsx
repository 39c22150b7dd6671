import { searchPath } from '#domain/url/query-path.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { Suggestions } from '#renderer/filters/Suggestions.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { hasTerms, searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import { AbsentNote } from './AbsentNote.tsx'
import { HitList } from './HitList.tsx'

/**
 * Suggestions for a search without results: similar searches, the results of the closest one, and the map; also for a
 * query without known terms.
 */
export function NoResults({
  terms,
  absent,
  help,
  instead,
}: Pick<Data, 'terms' | 'absent' | 'help' | 'instead'>) {
  return (
    <>
      <EmptyNote>
        <p>
          {absent ? (
            <AbsentNote absent={absent} />
          ) : hasTerms(terms) ? (
            '条件に合うものは見つかりませんでした。'
          ) : (
            'さがす条件が読み取れませんでした。'
          )}
        </p>
        {instead && <p>代わりに、{searchTitle(instead.query, null)}の結果を表示しています。</p>}
        {/* A single one is the search whose results are shown. */}
        {help.length > 1 && (
          <>
            <p>次のさがし方なら見つかります。</p>
            <Suggestions
              suggestions={help.map(({ query, total, isMore }) => ({
                label: searchTitle(query, null),
                href: searchPath(query),
                count: total,
                isMore,
              }))}
            />
          </>
        )}
        {help.length === 0 && (
          <p>
            {hasTerms(terms)
              ? '言葉を短くするか、ほかの言い方でお試しください。'
              : '上の欄に、行きたい場所やしたいことを入れてください。'}
          </p>
        )}
      </EmptyNote>
      {instead && (
        <Section
          title={`${searchTitle(instead.query, null)}で見つかったもの`}
          more={
            instead.isMore || instead.total > instead.hits.length
              ? {
                  href: searchPath(instead.query),
                  label: instead.isMore ? 'すべて見る' : `${countText(instead.total)}をすべて見る`,
                }
              : undefined
          }
        >
          <HitList hits={instead.hits} />
        </Section>
      )}
      <Section title="地図からさがす">
        <TileMap label="都道府県からさがす" />
      </Section>
    </>
  )
}
