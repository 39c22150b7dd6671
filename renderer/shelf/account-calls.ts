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

const door = async () => {
  registerTokens()
  return api((await publicConfig()).apiHost, { outlivesPage: true }).me
}

/** What changes something is sent on while the page goes away. */
const LASTING = { init: { keepalive: true } }
const paramOf = ({ targetType, targetId }: { targetType: TargetType; targetId: string }) => ({
  kind: CONTENT_KINDS[targetType].plural,
  id: targetId,
})

export const askShelf = async (version: number | null) => {
  const query = version === null ? {} : { version: String(version) }
  return (await answer(ShelfAnswer, (await door()).shelf.$get({ query }))).shelf
}

export const mergeShelf = async (json: z.input<typeof ShelfMergeInput>) =>
  answer(MergeAnswer, (await door()).shelf.merge.$post({ json }))

/** Sends what was done: one change, or several views. Throws what the server refuses. */
export async function sendChanges(changes: readonly ShelfChange[]): Promise<void> {
  const { favorites, histories } = await door()
  const entries = changes.flatMap((change) =>
    change.change === 'view'
      ? [{ targetType: change.targetType, targetId: change.targetId, viewedAt: change.viewedAt }]
      : [],
  )
  if (entries.length > 0) return void (await histories.$post({ json: { entries } }, LASTING))
  for (const change of changes) {
    if (change.change === 'pause')
      await histories.setting.$put({ json: { isPaused: change.isPaused } }, LASTING)
    if (change.change === 'keep') {
      const { createdAt, title } = change
      await favorites[':kind'][':id'].$put({ param: paramOf(change), json: { createdAt, title } }, LASTING)
    }
    if (change.change === 'let-go')
      await favorites[':kind'][':id'].$delete({ param: paramOf(change) }, LASTING)
    if (change.change === 'forget')
      await histories[':kind'][':id'].$delete({ param: paramOf(change) }, LASTING)
    if (change.change === 'remember') {
      const { firstViewedAt, lastViewedAt, views, title } = change
      const json = { firstViewedAt, lastViewedAt, views, title }
      await histories[':kind'][':id'].$put({ param: paramOf(change), json }, LASTING)
    }
  }
}

/** As many as a call answers at once. */
const PAGE = 100
type Page = { cursor?: string | undefined; limit?: number }
const queryOf = ({ cursor, limit = PAGE }: Page) => ({ limit: String(limit), ...(cursor && { cursor }) })

export const askFavorites = async (kind: TargetType, page: Page) => {
  const call = (await door()).favorites[':kind'].$get({
    param: { kind: CONTENT_KINDS[kind].plural },
    query: queryOf(page),
  })
  const { favorites, counts } = await answer(FavoritesAnswer, call)
  return { ...favorites, counts }
}
export const askHistories = async (kind: TargetType, page: Page) => {
  const call = (await door()).histories[':kind'].$get({
    param: { kind: CONTENT_KINDS[kind].plural },
    query: queryOf(page),
  })
  const { histories, counts } = await answer(HistoriesAnswer, call)
  return { ...histories, counts }
}

/** Forgets all of a kind, and answers what it was. */
export const clearHistories = async (kind: TargetType) => {
  const call = (await door()).histories[':kind'].$delete({ param: { kind: CONTENT_KINDS[kind].plural } })
  return (await answer(ClearAnswer, call)).histories.list
}

/** Puts back what was cleared. */
export async function putBackHistories(
  kind: TargetType,
  forgotten: Awaited<ReturnType<typeof clearHistories>>,
): Promise<void> {
  const list = forgotten.map(({ targetType: _, label: _label, ...entry }) => entry)
  await (await door()).histories[':kind'].$put({
    param: { kind: CONTENT_KINDS[kind].plural },
    json: { list },
  })
}
