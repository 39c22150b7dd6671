import type { Account } from '#domain/account/account.ts'
import { FAVORITE_KINDS, type FavoriteKind } from '#domain/shelf/kinds.ts'
import { UsageStats } from '#domain/usage/usage-stats.ts'
import { answerOrSaved, savedAnswerAt } from '#renderer/device/answers.ts'
import { deviceReady } from '#renderer/device/ready.ts'
import { favoriteCardsKey, fetchOrSavedCards } from '#renderer/travel/favorites.ts'
import { fetchTopics, TopicsParts, topicsKey } from './home/topics/topics-calls.ts'
import { FAVORITES, favoritesKey } from './shelf/lists.ts'
import { fetchRecords, fetchUsage, RecordsPage, recordsKey, usageKey } from './stats/usage/stats-calls.ts'
import { travelStore } from './travel/store/member-store.ts'

/** Responses saved more recently than this are not fetched again, in milliseconds. */
const FRESH_FOR = 600_000

type Copy = { key: readonly string[]; save: () => Promise<unknown> }

const copyOfFavorites = (kind: FavoriteKind): Copy => ({
  key: favoritesKey(kind),
  save: () => FAVORITES[kind].load(FRESH_FOR),
})

/** Pages that are useful offline: each is saved by the call that its page makes. */
const copiesOf = (accountId: string): Copy[] => {
  const [topics, usage, records] = [topicsKey(accountId), usageKey(accountId, null), recordsKey(accountId)]
  return [
    { key: topics, save: () => answerOrSaved(topics, TopicsParts, fetchTopics) },
    ...FAVORITE_KINDS.map(copyOfFavorites),
    { key: favoriteCardsKey(), save: fetchOrSavedCards },
    { key: records, save: () => answerOrSaved(records, RecordsPage, () => fetchRecords(null, null)) },
    { key: usage, save: () => answerOrSaved(usage, UsageStats, () => fetchUsage(null)) },
  ]
}

/**
 * Fetches and saves responses of pages of the area, even if they were never opened, so that they are available
 * offline. One call at a time; failures are retried with the next page.
 */
export async function saveCopies(account: Account): Promise<void> {
  try {
    const isReady = deviceReady(account)
    await isReady
    if (!navigator.onLine) return
    const store = travelStore(account.id, isReady)
    await store.loadList()
    for (const { key, save } of copiesOf(account.id))
      if (Date.now() - (await savedAnswerAt(key)) > FRESH_FOR) await save()
    await store.savePictures()
  } catch (error) {
    console.info(error)
  }
}
