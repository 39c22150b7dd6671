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
import { pagesOf } from '../db/publications/affected.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { pageAddress, prefectureAddress } from './ranked-addresses.ts'

const shownOf = (rankings: Rankings, code: string): string[] =>
  shownArticles(rankings.get(code) ?? []).map(({ id }) => id)

/** The pages that show a ranking which has changed: the top page, those of prefectures and of themes. */
async function changedPages(db: D1Database, before: Rankings, after: Rankings, now: Date): Promise<string[]> {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (code) => !isEqual(shownOf(before, code), shownOf(after, code)),
  )
  const themes = await pagesOf(
    db,
    changed.map((id) => ({ kind: 'theme', id })),
    now,
  )
  return [
    ...changed.flatMap((code) => (code === COUNTRY ? link('top') : prefectureAddress(code))),
    ...themes.map(pageAddress),
  ]
}

/** Runs hourly: ranks the articles, and publishes the pages that show others, or in another order. */
export async function publishPopularArticles({ DB: db }: Env, now: Date): Promise<void> {
  const [before, after] = await Promise.all([savedRankings(db), rankArticles(db, now)])
  const addresses = await changedPages(db, before, after, now)
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
