import { searchPath } from '#domain/query-path.ts'
import { WaysOut } from '#renderer/narrowing/WaysOut.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { searchTitle } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import { HitList } from './HitList.tsx'

/** What to do when nothing was found: searches near this one, the results of the nearest, and the map. */
export function NothingFound({ help, instead }: Pick<Data, 'help' | 'instead'>) {
  return (
    <>
      <EmptyNote>
        <p>条件に合うものは見つかりませんでした。</p>
        {help.length > 0 ? (
          <>
            <p>次のさがし方なら見つかります。</p>
            <WaysOut
              ways={help.map(({ query, total }) => ({
                label: searchTitle(query, null),
                href: searchPath(query),
                count: total,
              }))}
            />
          </>
        ) : (
          <p>言葉を短くするか、ほかの言い方でお試しください。</p>
        )}
      </EmptyNote>
      {instead && (
        <Section
          title={`${searchTitle(instead.query, null)}で見つかったもの`}
          more={
            instead.total > instead.hits.length
              ? {
                  href: searchPath(instead.query),
                  label: `${instead.total.toLocaleString('ja-JP')}件をすべて見る`,
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
