import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { KindSections } from '../../KindSections.tsx'
import type { Data } from './+loader.ts'
import { CityHead } from './CityHead.tsx'
import { CityMap } from './CityMap.tsx'
import { Neighbours } from './Neighbours.tsx'

export function Page() {
  const { prefecture, city, month, season, courses, lists, counts, mentioning, neighbours } = useData<Data>()
  const { code, name } = city
  const shown = [...season, ...courses]
  const sections = lists
    .filter(({ cards }) => cards.length > 0)
    .map(({ kind, cards }) => {
      const { label } = CONTENT_KINDS[kind]
      const above = shown.filter((card) => card.kind === kind).length
      const { total = 0, isMore } = counts.find((count) => count.kind === kind) ?? {}
      const more = {
        href: searchPath({ city: code, kind }),
        label: `${label}をすべて見る（${countText(total, isMore)}）`,
      }
      return {
        kind,
        title: `${name}の${above > 0 ? 'ほかの' : ''}${label}`,
        cards,
        ...(total > cards.length + above && { more }),
      }
    })
  const [spots, others] = [
    sections.filter(({ kind }) => kind === 'spot'),
    sections.filter(({ kind }) => kind !== 'spot'),
  ]
  return (
    <>
      <CityHead />
      {season.length > 0 && (
        <Section
          id="season"
          title={`${month}月に訪ねたい${name}`}
          lead={`${month}月に見ごろを迎える場所です。`}
          more={{ href: link('months', { id: String(month) }), label: `${month}月の旅へ` }}
        >
          <CardGrid cards={season} columns="four" canBeSaved />
        </Section>
      )}
      <KindSections lists={spots} canBeSaved />
      {courses.length > 0 && (
        <Section
          id="courses"
          title={`${name}をめぐるモデルコース`}
          lead="行程のある記事です。記事の中から、旅のしおりに写せます。"
        >
          <CardGrid cards={courses} canBeSaved />
        </Section>
      )}
      <KindSections lists={others} canBeSaved />
      {mentioning.length > 0 && (
        <Section
          id="mentioned"
          title={`${name}の場所が出てくる記事`}
          lead={`ほかの土地や全国の記事のうち、${name}の場所を紹介しているものです。`}
        >
          <CardGrid cards={mentioning} columns="four" canBeSaved />
        </Section>
      )}
      <CityMap />
      {neighbours.length > 0 && (
        <Section
          variant="beside"
          id="neighbours"
          title="近くの市区町村"
          more={{ href: link('pr', { id: prefecture.slug }), label: `${prefecture.name}の旅へ` }}
        >
          <Neighbours neighbours={neighbours} />
        </Section>
      )}
    </>
  )
}
