import { z } from 'zod'
import { FavoriteEntry, HistoryEntry } from '#domain/shelf/entry.ts'
import type { TargetType } from '#domain/shelf/shelf.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
import { saveAnswer, savedAnswer } from '#renderer/device/answers.ts'
import { createLongList } from './long-list.ts'

const calls = () => import('#renderer/shelf/account-calls.ts')

/** What waits on this device reaches the account first, a merge after the sign-in among it. */
async function arrive() {
  const [{ whenSettled }, { sent }] = await Promise.all([
    import('#renderer/shelf/shelf-source.ts'),
    import('#renderer/shelf/account-shelf.ts'),
  ])
  await whenSettled()
  await sent()
}

/** Whose list of what. */
const keyOf = (shelf: 'favorites' | 'histories', kind: TargetType) => [
  shelf,
  kind,
  memberOf(document.cookie) ?? '',
]

export const favoritesKey = (kind: TargetType) => keyOf('favorites', kind)

const copyOf = <Of>(shelf: 'favorites' | 'histories', kind: TargetType, schema: z.ZodType<Of>) => ({
  save: (entries: readonly Of[]) => void saveAnswer(keyOf(shelf, kind), entries),
  read: async () => (await savedAnswer(keyOf(shelf, kind), z.array(schema)))?.value ?? null,
})

const favoritesOf = (kind: TargetType) =>
  createLongList<FavoriteEntry>(
    async (cursor) => {
      if (!cursor) await arrive()
      return (await calls()).askFavorites(kind, { cursor })
    },
    copyOf('favorites', kind, FavoriteEntry),
  )
const historiesOf = (kind: TargetType) =>
  createLongList<HistoryEntry>(
    async (cursor) => {
      if (!cursor) await arrive()
      return (await calls()).askHistories(kind, { cursor })
    },
    copyOf('histories', kind, HistoryEntry),
  )

/** One list for all pages of a kind: its types are looked at in it. */
export const FAVORITES = { spot: favoritesOf('spot'), 'article-page': favoritesOf('article-page') }
export const HISTORIES = { spot: historiesOf('spot'), 'article-page': historiesOf('article-page') }

let owner: string | null = null

/** Whoever signs in after another member sees nothing of theirs. */
export function belongToPresentMember(): void {
  const member = memberOf(document.cookie)
  if (member === owner) return
  owner = member
  for (const list of [...Object.values(FAVORITES), ...Object.values(HISTORIES)]) list.forget()
}
