import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import type { ActionType } from '#domain/travel/action.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

/** Places to choose from, with the name of their source. */
type PlaceGroup = { name: string; cards: Card[] }

/** The kinds of places for each type of record. */
const KINDS: Readonly<Record<ActionType, readonly Card['kind'][]>> = {
  visited: ['spot', 'activity', 'hotel', 'restaurant'],
  stayed: ['hotel'],
  ate: ['restaurant', 'spot', 'hotel'],
  bought: ['gift', 'spot'],
  wish: ['spot', 'hotel', 'restaurant', 'activity'],
}

/** The number of suggestions: few, so that the form stays short. */
const MAX_PLACES = 4

const Entries = z.object({ list: z.array(z.object({ card: Card.nullable() })) })
const ShelfAnswer = (name: 'favorites' | 'histories') => z.object({ [name]: Entries })
const SearchAnswer = z.object({
  search: z.object({
    groups: z.array(z.object({ kind: Card.shape.kind, hits: z.array(z.object({ card: Card })) })),
  }),
})
const NearbyAnswer = z.object({ places: z.object({ list: z.array(Card) }) })
const CardsAnswer = z.object({ cards: z.object({ list: z.array(Card) }) })

const client = async () => api((await publicConfig()).apiHost)

const shelf = async (name: 'favorites' | 'histories'): Promise<Card[]> => {
  const me = (await client()).me
  const call = me[name][':kind'].$get({
    param: { kind: 'spots' },
    query: { limit: String(2 * MAX_PLACES) },
  })
  const found: Record<string, z.infer<typeof Entries>> = await answer(ShelfAnswer(name), call as never)
  return found[name]?.list.flatMap(({ card }) => card ?? []) ?? []
}

/** Recently viewed and saved places. If one source fails, the other is still returned. */
export async function fetchSavedPlaces(): Promise<PlaceGroup[]> {
  const [viewed, saved] = await Promise.allSettled([shelf('histories'), shelf('favorites')])
  if (viewed.status === 'rejected' && saved.status === 'rejected') throw viewed.reason
  const cardsOf = (result: PromiseSettledResult<Card[]>) =>
    result.status === 'fulfilled' ? result.value : []
  const lately = cardsOf(viewed).slice(0, MAX_PLACES)
  const others = cardsOf(saved).filter(({ id }) => lately.every((card) => card.id !== id))
  return [
    { name: '最近見た場所', cards: lately },
    { name: 'お気に入り', cards: others.slice(0, MAX_PLACES) },
  ].filter(({ cards }) => cards.length > 0)
}

/** Places that match keywords, of the kinds that fit the type. */
export async function searchPlaces(keywords: string, type: ActionType): Promise<Card[]> {
  const { search } = await answer(SearchAnswer, (await client()).search.$get({ query: { q: keywords } }))
  return KINDS[type]
    .flatMap((kind) => search.groups.filter((group) => group.kind === kind))
    .flatMap(({ hits }) => hits.slice(0, 6).map(({ card }) => card))
    .slice(0, 10)
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 300_000 }),
  )

/** About a kilometre: the position sent is rounded to what is needed to find nearby places. */
const roughly = (degrees: number): string => degrees.toFixed(2)

/** Places near the device, after its permission prompt. Rejects if that is denied or fails. */
export async function fetchNearbyPlaces(type: ActionType): Promise<Card[]> {
  const { coords } = await position()
  const query = { lat: roughly(coords.latitude), lng: roughly(coords.longitude), type }
  const call = (await client()).travel.actions.nearby.$get({ query })
  return (await answer(NearbyAnswer, call)).places.list
}

/** The spot of a link to this page; `null` if it is no longer public. */
export async function fetchSpot(id: string): Promise<Card | null> {
  const { cards } = await answer(CardsAnswer, (await client()).cards.$get({ query: { ids: id } }))
  return cards.list[0] ?? null
}
