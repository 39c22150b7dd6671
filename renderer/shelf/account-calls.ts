import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { AccountShelf, FavoriteEntry, HistoryEntry, type ShelfMergeInput } from '#domain/shelf/entry.ts'
import type { ShelfChange } from '#domain/shelf/queue.ts'
import { SHELF_TARGETS, type TargetType } from '#domain/shelf/shelf.ts'
import { answer, api } from '../api.ts'
import { publicConfig } from '../auth/public-config.ts'
import { registerTokens } from '../auth/register-tokens.ts'

const Target = z.object({ targetType: z.enum(SHELF_TARGETS), targetId: z.string() })
const ShelfAnswer = z.object({ shelf: AccountShelf })
const MergeAnswer = z.object({
  shelf: AccountShelf,
  left: z.object({ favorites: z.array(Target), histories: z.array(Target) }),
})
const Counts = z.record(z.string(), z.number())
const FavoritesAnswer = z.object({
  favorites: z.object({ list: z.array(FavoriteEntry), meta: ListMeta }),
  counts: Counts,
})
const HistoriesAnswer = z.object({
  histories: z.object({ list: z.array(HistoryEntry), meta: ListMeta }),
  counts: Counts,
})
const ClearAnswer = z.object({ histories: z.object({ list: z.array(HistoryEntry.omit({ card: true })) }) })

const client = async () => {
  registerTokens()
  return api((await publicConfig()).apiHost, { outlivesPage: true }).me
}

/** Writes continue after the page is left. */
const KEEPALIVE = { init: { keepalive: true } }
const paramOf = ({ targetType, targetId }: { targetType: TargetType; targetId: string }) => ({
  kind: CONTENT_KINDS[targetType].plural,
  id: targetId,
})

export const fetchShelf = async (version: number | null) => {
  const query = version === null ? {} : { version: String(version) }
  return (await answer(ShelfAnswer, (await client()).shelf.$get({ query }))).shelf
}

export const mergeShelf = async (json: z.input<typeof ShelfMergeInput>) =>
  answer(MergeAnswer, (await client()).shelf.merge.$post({ json }))

/** Sends one change, or several views. Throws the server's refusal. */
export async function sendChanges(changes: readonly ShelfChange[]): Promise<void> {
  const { favorites, histories } = await client()
  const entries = changes.flatMap((change) =>
    change.change === 'view'
      ? [{ targetType: change.targetType, targetId: change.targetId, viewedAt: change.viewedAt }]
      : [],
  )
  if (entries.length > 0) return void (await histories.$post({ json: { entries } }, KEEPALIVE))
  for (const change of changes) {
    if (change.change === 'pause')
      await histories.setting.$put({ json: { isPaused: change.isPaused } }, KEEPALIVE)
    if (change.change === 'keep') {
      const { createdAt, title } = change
      await favorites[':kind'][':id'].$put({ param: paramOf(change), json: { createdAt, title } }, KEEPALIVE)
    }
    if (change.change === 'let-go')
      await favorites[':kind'][':id'].$delete({ param: paramOf(change) }, KEEPALIVE)
    if (change.change === 'forget')
      await histories[':kind'][':id'].$delete({ param: paramOf(change) }, KEEPALIVE)
    if (change.change === 'remember') {
      const { firstViewedAt, lastViewedAt, views, title } = change
      const json = { firstViewedAt, lastViewedAt, views, title }
      await histories[':kind'][':id'].$put({ param: paramOf(change), json }, KEEPALIVE)
    }
  }
}

/** The maximum number of entries of one call. */
const PAGE = 100
type Page = { cursor?: string | undefined; limit?: number }
const queryOf = ({ cursor, limit = PAGE }: Page) => ({ limit: String(limit), ...(cursor && { cursor }) })

export const fetchFavorites = async (kind: TargetType, page: Page) => {
  const call = (await client()).favorites[':kind'].$get({
    param: { kind: CONTENT_KINDS[kind].plural },
    query: queryOf(page),
  })
  const { favorites, counts } = await answer(FavoritesAnswer, call)
  return { ...favorites, counts }
}
export const fetchHistories = async (kind: TargetType, page: Page) => {
  const call = (await client()).histories[':kind'].$get({
    param: { kind: CONTENT_KINDS[kind].plural },
    query: queryOf(page),
  })
  const { histories, counts } = await answer(HistoriesAnswer, call)
  return { ...histories, counts }
}

/** Clears the history of a kind and returns its entries. */
export const clearHistories = async (kind: TargetType) => {
  const call = (await client()).histories[':kind'].$delete({ param: { kind: CONTENT_KINDS[kind].plural } })
  return (await answer(ClearAnswer, call)).histories.list
}

/** Restores cleared entries. */
export async function restoreHistories(
  kind: TargetType,
  forgotten: Awaited<ReturnType<typeof clearHistories>>,
): Promise<void> {
  const list = forgotten.map(({ targetType: _, label: _label, ...entry }) => entry)
  await (await client()).histories[':kind'].$put({
    param: { kind: CONTENT_KINDS[kind].plural },
    json: { list },
  })
}
