import { z } from 'zod'
import { FavoriteEntry, HistoryEntry } from '#domain/shelf/entry.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS, type HistoryKind } from '#domain/shelf/kinds.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { saveAnswer, savedAnswer } from '#renderer/device/answers.ts'
import { createLongList } from './long-list.ts'

const calls = () => import('#renderer/shelf/account-calls.ts')

/** Sends queued changes first, including a merge after the sign-in. */
async function flushQueue() {
  const [{ whenSettled }, { sent }] = await Promise.all([
    import('#renderer/shelf/shelf-source.ts'),
    import('#renderer/shelf/account-shelf.ts'),
  ])
  await whenSettled()
  await sent()
}

/** The cache key of a member's list. */
const keyOf = (shelf: 'favorites' | 'histories', kind: FavoriteKind) => [
  shelf,
  kind,
  memberOf(document.cookie) ?? '',
]

export const favoritesKey = (kind: FavoriteKind) => keyOf('favorites', kind)

const copyOf = <Of>(shelf: 'favorites' | 'histories', kind: FavoriteKind, schema: z.ZodType<Of>) => ({
  save: (entries: readonly Of[]) => void saveAnswer(keyOf(shelf, kind), entries),
  read: async () => (await savedAnswer(keyOf(shelf, kind), z.array(schema)))?.value ?? null,
})

const favoritesOf = (kind: FavoriteKind) =>
  createLongList<FavoriteEntry>(
    async (cursor) => {
      if (!cursor) await flushQueue()
      return (await calls()).fetchFavorites(kind, { cursor })
    },
    copyOf('favorites', kind, FavoriteEntry),
  )
const historiesOf = (kind: HistoryKind) =>
  createLongList<HistoryEntry>(
    async (cursor) => {
      if (!cursor) await flushQueue()
      return (await calls()).fetchHistories(kind, { cursor })
    },
    copyOf('histories', kind, HistoryEntry),
  )

const ofEach = <Kind extends FavoriteKind, Of>(kinds: readonly Kind[], make: (kind: Kind) => Of) =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Of>

/** One list per kind, shared by the pages of its types. */
export const FAVORITES = ofEach(FAVORITE_KINDS, favoritesOf)
export const HISTORIES = ofEach(HISTORY_KINDS, historiesOf)

let owner: string | null = null

/** Clears the lists when another member signs in. */
export function resetForMember(): void {
  const member = memberOf(document.cookie)
  if (member === owner) return
  owner = member
  for (const list of [...Object.values(FAVORITES), ...Object.values(HISTORIES)]) list.forget()
}
