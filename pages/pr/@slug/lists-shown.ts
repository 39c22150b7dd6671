import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { KindList } from '../KindSections.tsx'
import type { Data } from './+loader.ts'
import { allOfKind } from './all-of-kind.ts'

type Shown = Pick<Data, 'prefecture' | 'picks' | 'season' | 'popular' | 'lists'>

/** The lists of the page by kind, without empty ones: what is already shown above them is named in their titles. */
export function listsShown({
  prefecture,
  picks: recommendations,
  season,
  popular,
  lists,
}: Shown): KindList[] {
  const above = [...recommendations.map(({ card }) => card), ...popular]
  return lists
    .filter(({ cards }) => cards.length > 0)
    .map(({ kind, cards, total }) => {
      const { label } = CONTENT_KINDS[kind]
      const chosen = new Set(above.filter((card) => card.kind === kind).map(({ id }) => id)).size
      const isOfSeason = kind === 'spot' && season.isOwn
      const shown = cards.length + chosen + (isOfSeason ? season.cards.length : 0)
      const more = {
        href: allOfKind(kind, prefecture),
        label: `${label}をすべて見る（${total}件）`,
      }
      return {
        kind,
        title: `${prefecture.name}の${isOfSeason || chosen > 0 ? 'ほかの' : ''}${label}`,
        cards,
        ...(total > shown && { more }),
      }
    })
}
