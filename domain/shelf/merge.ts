import { type Favorite, type History, inOrder, keyOf } from './shelf.ts'

const isLater = (one: string, other: string) => Date.parse(one) > Date.parse(other)

/** Both lists merged, newest first, capped; `both` resolves entries that are in both. */
function merged<Entry extends Favorite | History>(
  device: readonly Entry[],
  account: readonly Entry[],
  both: (device: Entry, account: Entry) => Entry,
  cap?: number,
): Entry[] {
  const byKey = new Map(account.map((entry) => [keyOf(entry), entry]))
  for (const entry of device) {
    const inAccount = byKey.get(keyOf(entry))
    byKey.set(keyOf(entry), inAccount ? both(entry, inAccount) : entry)
  }
  return inOrder(byKey.values(), cap)
}

/**
 * Merges a device's favourites into an account's at login, without duplicates; of two entries for the same target the
 * newer one wins. Idempotent, so that an interrupted login can be repeated.
 */
export const mergeFavorites = (
  device: readonly Favorite[],
  account: readonly Favorite[],
  cap?: number,
): Favorite[] =>
  merged(
    device,
    account,
    (here, there) => {
      const [last, first] = isLater(here.createdAt, there.createdAt) ? [here, there] : [there, here]
      return { ...last, known: last.known ?? first.known }
    },
    cap,
  )

/**
 * Merges a device's history into an account's. Keeps the earliest first and latest last view. The larger number of
 * views wins: adding them up would count twice when a device logs in again.
 */
export const mergeHistories = (device: readonly History[], account: readonly History[]): History[] =>
  merged(device, account, (here, there) => {
    const [last, other] = isLater(here.lastViewedAt, there.lastViewedAt) ? [here, there] : [there, here]
    const firstViewedAt = isLater(last.firstViewedAt, other.firstViewedAt)
      ? other.firstViewedAt
      : last.firstViewedAt
    return {
      ...last,
      firstViewedAt,
      views: Math.max(here.views, there.views),
      known: last.known ?? other.known,
    }
  })
