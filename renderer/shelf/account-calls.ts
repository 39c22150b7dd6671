import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { AccountShelf, FavoriteEntry, HistoryEntry, type ShelfMergeInput } from '#domain/shelf/entry.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS, type HistoryKind } from '#domain/shelf/kinds.ts'
import type { ShelfChange } from '#domain/shelf/queue.ts'
import type { Target } from '#domain/shelf/shelf.ts'
import { type Call, endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

const leftOf = <const Kinds extends readonly FavoriteKind[]>(kinds: Kinds) =>
  z.array(z.object({ targetType: z.enum(kinds), targetId: z.string() }))
const Left = z.object({ favorites: leftOf(FAVORITE_KINDS), histories: leftOf(HISTORY_KINDS) })
const Counts = z.record(z.string(), z.number())
const Cleared = z.object({ histories: z.object({ list: z.array(HistoryEntry.omit({ card: true })) }) })

const getShelf = endpoint('GET /me/shelf', z.object({ shelf: AccountShelf }))
const merge = endpoint('POST /me/shelf/merge', z.object({ shelf: AccountShelf, left: Left }))
const pause = endpoint('PUT /me/histories/setting')
const addViews = endpoint('POST /me/histories')
const clear = endpoint('DELETE /me/histories/:kind', Cleared)
const restore = endpoint('PUT /me/histories/:kind')
const saveHistory = endpoint('PUT /me/histories/:kind/:id')
const removeHistory = endpoint('DELETE /me/histories/:kind/:id')
const saveFavorite = endpoint('PUT /me/favorites/:kind/:id')
const removeFavorite = endpoint('DELETE /me/favorites/:kind/:id')

export const listFavorites = endpoint(
  'GET /me/favorites/:kind',
  z.object({ favorites: listOf(FavoriteEntry), counts: Counts }),
)
export const listHistories = endpoint(
  'GET /me/histories/:kind',
  z.object({ histories: listOf(HistoryEntry), counts: Counts }),
)

const paramOf = ({ targetType, targetId }: Target) => ({
  kind: CONTENT_KINDS[targetType].plural,
  id: targetId,
})

export const fetchShelf = async (version: number | null) =>
  (await request(getShelf({ query: version === null ? {} : { version: String(version) } }))).shelf

export const mergeShelf = (json: z.input<typeof ShelfMergeInput>) => request(merge({ json }))

/** The call of one change; `null` for a view, which is sent together with others. */
function callOf(change: ShelfChange): Call<Response> | null {
  switch (change.change) {
    case 'view':
      return null
    case 'pause':
      return pause({ json: { isPaused: change.isPaused } })
    case 'keep': {
      const { createdAt, title } = change
      return saveFavorite({ param: paramOf(change), json: { createdAt, title } })
    }
    case 'let-go':
      return removeFavorite({ param: paramOf(change) })
    case 'forget':
      return removeHistory({ param: paramOf(change) })
    case 'remember': {
      const { firstViewedAt, lastViewedAt, views, title } = change
      return saveHistory({ param: paramOf(change), json: { firstViewedAt, lastViewedAt, views, title } })
    }
  }
}

/** Sends one change, or several views. Throws the server's refusal. Writes continue after the page is left. */
export async function sendChanges(changes: readonly ShelfChange[]): Promise<void> {
  const entries = changes.flatMap((change) =>
    change.change === 'view'
      ? [{ targetType: change.targetType, targetId: change.targetId, viewedAt: change.viewedAt }]
      : [],
  )
  const calls =
    entries.length > 0 ? [addViews({ json: { entries } })] : changes.flatMap((change) => callOf(change) ?? [])
  for (const call of calls) await request(call, { keepalive: true })
}

/** The maximum number of entries of one call. */
const PAGE = 100
type Page = { cursor?: string | undefined; limit?: number }

const partsOf = (kind: FavoriteKind, { cursor, limit = PAGE }: Page) => ({
  param: { kind: CONTENT_KINDS[kind].plural },
  query: { limit: String(limit), ...(cursor && { cursor }) },
})

export const fetchFavorites = async (kind: FavoriteKind, page: Page) => {
  const { favorites, counts } = await request(listFavorites(partsOf(kind, page)))
  return { ...favorites, counts }
}
export const fetchHistories = async (kind: HistoryKind, page: Page) => {
  const { histories, counts } = await request(listHistories(partsOf(kind, page)))
  return { ...histories, counts }
}

/** Clears the history of a kind and returns its entries. */
export const clearHistories = async (kind: HistoryKind) =>
  (await request(clear({ param: { kind: CONTENT_KINDS[kind].plural } }))).histories.list

/** Restores cleared entries. */
export async function restoreHistories(
  kind: HistoryKind,
  forgotten: Awaited<ReturnType<typeof clearHistories>>,
): Promise<void> {
  const list = forgotten.map(({ targetType: _, label: _label, ...entry }) => entry)
  await request(restore({ param: { kind: CONTENT_KINDS[kind].plural }, json: { list } }))
}
