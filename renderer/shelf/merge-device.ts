import { type Favorite, type History, keyOf, type Target } from '#domain/shelf/shelf.ts'
import { notify } from '../shell/messages/notifications.ts'
import type * as Calls from './account-calls.ts'
import { type AccountState, isStale } from './account-state.ts'
import { deviceShelf } from './device-shelf.ts'

/** With the title known to the device instead of the whole snapshot. */
const inputOf = <Entry extends Favorite | History>({ known, ...entry }: Entry) =>
  known ? { ...entry, title: known.title } : entry

/** Removes sent entries from the device, except those that the account refused for lack of space. */
const remaining = (sent: readonly Target[], left: readonly Target[]) => {
  const sentKeys = new Set(sent.map(keyOf))
  for (const target of left) sentKeys.delete(keyOf(target))
  return <Entry extends Target>(list: readonly Entry[]) => list.filter((entry) => !sentKeys.has(keyOf(entry)))
}

function showMergeNotice(merged: number, left: number) {
  if (left > 0)
    notify({
      description: `お気に入りは5,000件までのため、${left}件はこの端末に残しました。`,
      color: 'warning',
      duration: 15_000,
    })
  else if (merged > 0)
    notify({ description: 'この端末のお気に入りと履歴を、アカウントにまとめました。', color: 'success' })
}

/**
 * Merges the device's shelf into the account after a sign-in, and removes it from the device once the account has it.
 * Returns the account's favourites, or `null` if there was nothing to merge.
 */
export async function mergeDevice(calls: typeof Calls, state: AccountState) {
  const { favorites, histories, settings } = deviceShelf.get()
  const count = favorites.length + histories.length
  const isFirst = state.version === null && settings.isPaused
  // Entries that did not fit before are offered again only from time to time.
  if (!isFirst && (count === 0 || (count === state.left && !isStale(state)))) return null
  const { shelf, left } = await calls.mergeShelf({
    favorites: favorites.map(inputOf),
    histories: histories.map(inputOf),
    isPaused: settings.isPaused,
  })
  deviceShelf.updateFavorites(remaining(favorites, left.favorites))
  deviceShelf.updateViews(remaining(histories, left.histories))
  showMergeNotice(count - left.favorites.length - left.histories.length, left.favorites.length)
  return { shelf, left: left.favorites.length + left.histories.length }
}
