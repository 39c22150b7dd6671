import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'

/**
 * Places in season in the named month. It does not say 「いま」, because the page may be read later than it was rendered.
 */
export function SeasonRecommendations() {
  const { prefecture, region, month, season } = useData<Data>()
  if (season.cards.length === 0) return null
  const where = season.isOwn ? '' : `${prefecture.name}から足をのばして、`
  return (
    <Section
      id="season"
      title={`${month}月に訪ねたい${season.isOwn ? prefecture.name : region.name}`}
      lead={`${where}${month}月に見ごろを迎える場所${season.isOwn ? 'です。' : 'へ。'}`}
      more={{ href: link('months', { id: String(month) }), label: `${month}月の旅へ` }}
    >
      <CardGrid cards={season.cards} columns="four" />
    </Section>
  )
}
