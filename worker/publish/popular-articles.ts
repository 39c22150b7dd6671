import { shownArticles } from '#domain/content/popular-articles.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { link } from '#domain/url/link.ts'
import {
  COUNTRY,
  type Rankings,
  rankArticles,
  savedRankings,
  saveRankingsStatements,
} from '../db/content/popular-articles.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { prefectureAddress } from './ranked-addresses.ts'

const shownOf = (rankings: Rankings, code: string): string[] =>
  shownArticles(rankings.get(code) ?? []).map(({ id }) => id)

/** The pages that show a ranking which has changed. */
const changedPages = (before: Rankings, after: Rankings): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((code) => !isEqual(shownOf(before, code), shownOf(after, code)))
    .flatMap((code) => (code === COUNTRY ? link('top') : prefectureAddress(code)))

/** Runs hourly: ranks the articles, and publishes the pages that show others, or in another order. */
export async function publishPopularArticles({ DB: db }: Env, now: Date): Promise<void> {
  const [before, after] = await Promise.all([savedRankings(db), rankArticles(db, now)])
  const addresses = changedPages(before, after)
  const changes = [{ kind: 'addresses' as const, addresses }]
  await db.batch([
    ...saveRankingsStatements(db, after),
    ...(addresses.length > 0
      ? publicationStatements(db, {
          id: randomIdentifier(),
          reason: 'schedule',
          changes,
          requestedBy: null,
          now,
        })
      : []),
  ])
}
