import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { link } from '#domain/link.ts'
import { searchPath } from '#domain/query-path.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { Municipalities } from './Municipalities.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PrefectureHead } from './PrefectureHead.tsx'

export function Page() {
  const { prefecture, region, month, neighbours, inSeason, cities, lists } = useData<Data>()
  const hero = inSeason[0] ?? lists[0]?.cards[0]
  return (
    <>
      <PrefectureHead prefecture={prefecture} region={region} hero={hero?.hero ?? null} />
      {inSeason.length > 0 && (
        <Section title={`${month}月の${prefecture.name}`} lead="いまが見ごろの場所です。">
          <CardGrid cards={inSeason} columns="four" />
        </Section>
      )}
      {lists.map(({ kind, cards, total }) => (
        <Section
          key={kind}
          title={`${prefecture.name}の${CONTENT_KINDS[kind].label}`}
          more={
            total > cards.length
              ? {
                  href: searchPath({ prefecture: prefecture.slug, kind }),
                  label: `${total}件をすべて見る`,
                }
              : undefined
          }
        >
          <CardGrid cards={cards} columns="four" />
        </Section>
      ))}
      {cities.length > 0 && (
        <Section title="市区町村">
          <Municipalities cities={cities} />
        </Section>
      )}
      <Section
        manner="beside"
        title="ほかの都道府県へ"
        more={{ href: link('search'), label: '条件を選んでさがす' }}
      >
        <Neighbours current={prefecture.code} prefectures={neighbours} />
      </Section>
    </>
  )
}
