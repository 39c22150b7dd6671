import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { link } from '#domain/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { allOfKind } from './all-of-kind.ts'
import { Municipalities } from './Municipalities.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PrefectureHead } from './PrefectureHead.tsx'

export function Page() {
  const { prefecture, region, month, season, lists, nearby, cities, neighbours } = useData<Data>()
  const { name } = prefecture
  const more = (list: (typeof lists)[number]) =>
    list.total > list.cards.length
      ? {
          href: allOfKind(list.kind, prefecture),
          label: `${name}の${CONTENT_KINDS[list.kind].label}をすべて見る（${list.total}件）`,
        }
      : undefined
  return (
    <>
      <PrefectureHead />
      {season.cards.length > 0 && (
        <Section
          id="season"
          title={`${month}月に訪ねたい${season.isOwn ? name : region.name}`}
          lead={
            season.isOwn
              ? `${month}月に見ごろを迎える場所です。`
              : `${name}から足をのばして、${month}月に見ごろを迎える場所へ。`
          }
        >
          <CardGrid cards={season.cards} columns="four" />
        </Section>
      )}
      {lists.map((list) => {
        const isRest = list.kind === 'spot' && season.isOwn
        const link = more(list)
        return (
          (list.cards.length > 0 || link) && (
            <Section
              key={list.kind}
              id={list.kind}
              title={`${name}の${isRest ? 'ほかの' : ''}${CONTENT_KINDS[list.kind].label}`}
              more={link}
            >
              <CardGrid cards={list.cards} columns="four" />
            </Section>
          )
        )
      })}
      {nearby.cards.length > 0 && (
        <Section
          title={`${region.name}のほかの土地から`}
          lead={`${nearby.kinds.map((kind) => CONTENT_KINDS[kind].label).join('・')}は、${name}の案内がまだありません。近くの土地から選びました。`}
        >
          <CardGrid cards={nearby.cards} columns="four" />
        </Section>
      )}
      {cities.length > 0 && (
        <Section id="cities" title={`${name}の市区町村`} lead="数は、その土地のページの数です。">
          <Municipalities cities={cities} />
        </Section>
      )}
      <Section
        manner="beside"
        id="neighbours"
        title="となりの土地へ"
        lead={`${name}ととなり合う都道府県です。`}
        more={{ href: link('search'), label: '条件を選んでさがす' }}
      >
        <Neighbours current={prefecture.code} neighbours={neighbours} />
      </Section>
    </>
  )
}
