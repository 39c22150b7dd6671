import { type Favorite, type History, inOrder, keyOf } from './shelf.ts'

const isLater = (one: string, other: string) => Date.parse(one) > Date.parse(other)

/** Both lists as one, newest first, capped; `both` decides about what stands in the two of them. */
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
 * A device's favourites put into an account's, at login: nothing twice, and of two entries for one thing the one that
 * was made last. Putting the same device in again changes nothing, so that a login that broke off can be repeated.
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
 * A device's history put into an account's. The first and the last moment of both are kept. Visits are not added up:
 * the larger number counts, as the second login of one device would count its visits twice.
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
