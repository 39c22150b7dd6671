import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import type { ActionType } from '#domain/travel/action.ts'
import { type Call, endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { currentPosition } from '#renderer/device/current-position.ts'
import { listFavorites, listHistories } from '#renderer/shelf/account-calls.ts'
import { fetchCards } from '#renderer/shelf/fetch-cards.ts'

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

const SearchAnswer = z.object({
  search: z.object({
    groups: z.array(z.object({ kind: Card.shape.kind, hits: z.array(z.object({ card: Card })) })),
  }),
})
const search = endpoint('GET /search', SearchAnswer, { endsWithPage: true })
const listNearby = endpoint(
  'GET /travel/actions/nearby',
  z.object({ places: z.object({ list: z.array(Card) }) }),
  { endsWithPage: true },
)

const SAVED_SPOTS = { param: { kind: 'spots' }, query: { limit: String(2 * MAX_PLACES) } }

const ofPage = <Data>(call: Call<Data>): Promise<Data> => request({ ...call, endsWithPage: true })

type Entries = { list: { card: Card | null }[] }
const cardsOf = ({ list }: Entries): Card[] => list.flatMap(({ card }) => card ?? [])

/** Recently viewed and saved places. If one source fails, the other is still returned. */
export async function fetchSavedPlaces(): Promise<PlaceGroup[]> {
  const [viewed, saved] = await Promise.allSettled([
    ofPage(listHistories(SAVED_SPOTS)).then(({ histories }) => cardsOf(histories)),
    ofPage(listFavorites(SAVED_SPOTS)).then(({ favorites }) => cardsOf(favorites)),
  ])
  if (viewed.status === 'rejected' && saved.status === 'rejected') throw viewed.reason
  const foundIn = (result: PromiseSettledResult<Card[]>) =>
    result.status === 'fulfilled' ? result.value : []
  const lately = foundIn(viewed).slice(0, MAX_PLACES)
  const others = foundIn(saved).filter(({ id }) => lately.every((card) => card.id !== id))
  return [
    { name: '最近見た場所', cards: lately },
    { name: 'お気に入り', cards: others.slice(0, MAX_PLACES) },
  ].filter(({ cards }) => cards.length > 0)
}

/** Places that match keywords, of the kinds that fit the type. */
export async function searchPlaces(keywords: string, type: ActionType): Promise<Card[]> {
  const { groups } = (await request(search({ query: { q: keywords } }))).search
  return KINDS[type]
    .flatMap((kind) => groups.filter((group) => group.kind === kind))
    .flatMap(({ hits }) => hits.slice(0, 6).map(({ card }) => card))
    .slice(0, 10)
}

/** About a kilometre: the position sent is rounded to what is needed to find nearby places. */
const roughly = (degrees: number): string => degrees.toFixed(2)

/** Places near the device, after its permission prompt. Rejects if that is denied or fails. */
export async function fetchNearbyPlaces(type: ActionType): Promise<Card[]> {
  const { lat, lng } = await currentPosition()
  const query = { lat: roughly(lat), lng: roughly(lng), type }
  return (await request(listNearby({ query }))).places.list
}

/** The spot of a link to this page; `null` if it is no longer public. */
export const fetchSpot = async (id: string): Promise<Card | null> => (await fetchCards(id))[0] ?? null
