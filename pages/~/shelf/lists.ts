import type { TargetType } from '#domain/shelf.ts'
import type { FavoriteEntry, HistoryEntry } from '#domain/shelf-entry.ts'
import { memberOf } from '#renderer/auth/member-cookie.ts'
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

const favoritesOf = (kind: TargetType) =>
  createLongList<FavoriteEntry>(async (cursor) => {
    if (!cursor) await arrive()
    return (await calls()).askFavorites(kind, { cursor })
  })
const historiesOf = (kind: TargetType) =>
  createLongList<HistoryEntry>(async (cursor) => {
    if (!cursor) await arrive()
    return (await calls()).askHistories(kind, { cursor })
  })

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
