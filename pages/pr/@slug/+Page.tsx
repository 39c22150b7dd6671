import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { RANKING_LEAD, RankedArticles } from '#renderer/ui/RankedArticles.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { KindSections } from '../KindSections.tsx'
import type { Data } from './+loader.ts'
import { listsShown } from './lists-shown.ts'
import { Municipalities } from './Municipalities.tsx'
import { Neighbours } from './Neighbours.tsx'
import { OfficeRecommendations } from './OfficeRecommendations.tsx'
import { PrefectureHead } from './PrefectureHead.tsx'
import { SeasonRecommendations } from './SeasonRecommendations.tsx'

export function Page() {
  const data = useData<Data>()
  const {
    prefecture,
    region,
    season,
    picks: recommendations,
    popular,
    mentioned,
    nearby,
    cities,
    neighbours,
  } = data
  const { name } = prefecture
  const filled = listsShown(data)
  const spots = filled.filter(({ kind }) => kind === 'spot')
  return (
    <>
      <PrefectureHead />
      {filled.length + recommendations.length + season.cards.length + popular.length + mentioned.length ===
        0 && <EmptyNote>{name}の案内は、まだありません。</EmptyNote>}
      <OfficeRecommendations />
      {!season.isOwn && <KindSections lists={spots} />}
      <SeasonRecommendations />
      {popular.length > 0 && (
        <Section variant="beside" id="popular" title={`${name}のよく読まれている記事`} lead={RANKING_LEAD}>
          <RankedArticles cards={popular} />
        </Section>
      )}
      <KindSections lists={season.isOwn ? filled : filled.filter(({ kind }) => kind !== 'spot')} />
      {mentioned.length > 0 && (
        <Section
          id="mentioned"
          title={`${name}の場所が出てくる記事`}
          lead={`ほかの土地や全国の記事のうち、${name}の場所を紹介しているものです。`}
        >
          <CardGrid cards={mentioned} columns="four" />
        </Section>
      )}
      {nearby.cards.length > 0 && (
        <Section
          title={`${region.name}のほかの土地から`}
          lead={`${nearby.kinds.map((kind) => CONTENT_KINDS[kind].label).join('・')}は、${name}の案内がまだありません。近くの土地から選びました。`}
        >
          <CardGrid cards={nearby.cards} columns="four" />
        </Section>
      )}
      {cities.length > 0 && (
        <Section id="cities" title={`${name}の市区町村`} lead="数は、その土地について読めるページの数です。">
          <Municipalities cities={cities} />
        </Section>
      )}
      <Section
        variant="beside"
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
