import type { Card } from '#domain/content/card.ts'
import type { PagedKind } from '#domain/content/kind.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { countCells } from '#domain/search/list-query.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** The kinds on the page, in its order, and the number of cards of each. */
const SHOWN = [
  ['article-page', 8],
  ['spot', 8],
  ['hotel', 4],
  ['gift', 4],
] as const satisfies [PagedKind, number][]

type KindList = { kind: PagedKind; cards: Card[]; total: number }

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const region = BUILT_IN_REGIONS.find(({ slug }) => slug === routeParams.slug)
  if (!region) return null
  const listOf = async (kind: PagedKind, limit: number): Promise<KindList> => {
    const total = countCells(await content.listCells(kind), { region: region.slug })
    const cards = total > 0 ? await content.listCards(kind, { region: region.slug }, limit) : []
    return { kind, cards, total }
  }
  const [spots, ...lists] = await Promise.all([
    content.listCells('spot'),
    ...SHOWN.map(([kind, limit]) => listOf(kind, limit)),
  ])
  return {
    region: { slug: region.slug, name: region.name },
    prefectures: region.prefectures.map(({ slug, name }) => ({
      slug,
      name,
      spots: countCells(spots, { prefecture: slug }),
    })),
    lists: lists.filter(({ cards }) => cards.length > 0),
  }
}
