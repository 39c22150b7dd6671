import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import type { ActionType } from '#domain/travel/action.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

/** Places to choose from, under the name of where they come from. */
export type PlaceGroup = { name: string; cards: Card[] }

/** What can be done at a place of each kind. */
const KINDS: Readonly<Record<ActionType, readonly Card['kind'][]>> = {
  visited: ['spot', 'activity', 'hotel', 'restaurant'],
  stayed: ['hotel'],
  ate: ['restaurant', 'spot', 'hotel'],
  bought: ['gift', 'spot'],
  wish: ['spot', 'hotel', 'restaurant', 'activity'],
}

/** Of what is known, a few: the day and the button stay near, and the search finds the rest. */
const MOST = 4

const Entries = z.object({ list: z.array(z.object({ card: Card.nullable() })) })
const ShelfAnswer = (name: 'favorites' | 'histories') => z.object({ [name]: Entries })
const SearchAnswer = z.object({
  search: z.object({
    groups: z.array(z.object({ kind: Card.shape.kind, hits: z.array(z.object({ card: Card })) })),
  }),
})
const NearbyAnswer = z.object({ places: z.object({ list: z.array(Card) }) })
const CardsAnswer = z.object({ cards: z.object({ list: z.array(Card) }) })

const door = async () => api((await publicConfig()).apiHost)

const shelf = async (name: 'favorites' | 'histories'): Promise<Card[]> => {
  const me = (await door()).me
  const call = me[name][':kind'].$get({
    param: { kind: 'spots' },
    query: { limit: String(2 * MOST) },
  })
  const found: Record<string, z.infer<typeof Entries>> = await answer(ShelfAnswer(name), call as never)
  return found[name]?.list.flatMap(({ card }) => card ?? []) ?? []
}

/** What the member looked at last, and what the member keeps. One that fails leaves the other there. */
export async function askKnownPlaces(): Promise<PlaceGroup[]> {
  const [seen, kept] = await Promise.allSettled([shelf('histories'), shelf('favorites')])
  if (seen.status === 'rejected' && kept.status === 'rejected') throw seen.reason
  const cardsOf = (result: PromiseSettledResult<Card[]>) =>
    result.status === 'fulfilled' ? result.value : []
  const lately = cardsOf(seen).slice(0, MOST)
  const others = cardsOf(kept).filter(({ id }) => lately.every((card) => card.id !== id))
  return [
    { name: '最近見た場所', cards: lately },
    { name: 'お気に入り', cards: others.slice(0, MOST) },
  ].filter(({ cards }) => cards.length > 0)
}

/** Places with these words in them, of the kinds where one does such things. */
export async function searchPlaces(words: string, type: ActionType): Promise<Card[]> {
  const { search } = await answer(SearchAnswer, (await door()).search.$get({ query: { q: words } }))
  return KINDS[type]
    .flatMap((kind) => search.groups.filter((group) => group.kind === kind))
    .flatMap(({ hits }) => hits.slice(0, 6).map(({ card }) => card))
    .slice(0, 10)
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 300_000 }),
  )

/** About a kilometre: enough to find what is near, and no more than that leaves the device. */
const roughly = (degrees: number): string => degrees.toFixed(2)

/** Places near the device, which asks its owner first. Rejects when it is not let know, or cannot. */
export async function askNearbyPlaces(type: ActionType): Promise<Card[]> {
  const { coords } = await position()
  const query = { lat: roughly(coords.latitude), lng: roughly(coords.longitude), type }
  const call = (await door()).travel.actions.nearby.$get({ query })
  return (await answer(NearbyAnswer, call)).places.list
}

/** The spot of a link to this page; `null` where it is no longer public. */
export async function askSpot(id: string): Promise<Card | null> {
  const { cards } = await answer(CardsAnswer, (await door()).cards.$get({ query: { ids: id } }))
  return cards.list[0] ?? null
}
