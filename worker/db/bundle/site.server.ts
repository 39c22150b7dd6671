import { BUNDLE_FORMAT, type BundleSite } from '#domain/bundle/site.ts'
import type { PrefectureRecommendation } from '#domain/content/prefecture-recommendations.ts'
import { redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import {
  COUNTRY,
  type Rankings,
  savedRankings,
  saveRankingsStatements,
} from '../content/popular-articles.server.ts'
import {
  findRecommendations,
  listRecommendationSummaries,
  saveRecommendationsStatements,
} from '../content/prefecture-recommendations.server.ts'
import { allRedirects, type RedirectChange, redirectStatements } from '../redirects/rules.server.ts'
import { listSynonymGroups, synonymStatements } from '../search/synonym-groups.server.ts'

/** The ranking of the whole country in a bundle. */
const ALL = 'all'

const byKey = <Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))

async function readRecommendations(db: D1Database, now: Date) {
  const summaries = await listRecommendationSummaries(db, now)
  const lists: [string, PrefectureRecommendation[]][] = []
  for (const { code, count } of summaries)
    if (count > 0) lists.push([code, (await findRecommendations(db, code)).picks])
  return byKey(lists)
}

/** What a site has besides content, authors and pictures. */
export async function readSite(db: D1Database, now: Date): Promise<Required<BundleSite>> {
  const { rules } = await allRedirects(db)
  const { groups } = await listSynonymGroups(db)
  const rankings = await savedRankings(db)
  return {
    format: BUNDLE_FORMAT,
    redirects: Object.fromEntries(rules.map((rule) => [rule.id, redirectInputOf(rule)])),
    synonyms: byKey(groups.map(({ id, words, others }) => [id, { words, others }])),
    recommendations: await readRecommendations(db, now),
    mostRead: byKey(
      [...rankings].map(([code, ranked]) => [
        code === COUNTRY ? ALL : code,
        ranked.map(({ id, readers }) => ({ id, readers })),
      ]),
    ),
  }
}

/** What an import changes of it. */
export type SiteChange = {
  redirects: RedirectChange['put']
  synonyms: [id: string, group: NonNullable<BundleSite['synonyms']>[string]][]
  recommendations: [code: string, picks: PrefectureRecommendation[]][]
  /** Replaces all rankings; `null`: the site has its own. */
  mostRead: NonNullable<BundleSite['mostRead']> | null
}

/** The statements of a change, in batches that can be repeated. */
export async function siteStatements(
  db: D1Database,
  { redirects, synonyms, recommendations, mostRead }: SiteChange,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const { version } = await allRedirects(db)
  const { version: listed } = await listSynonymGroups(db)
  const lists = await Promise.all(
    recommendations.map(async ([code, picks]) => ({ ...(await findRecommendations(db, code)), picks })),
  )
  const rankings: Rankings | null =
    mostRead &&
    new Map(Object.entries(mostRead).map(([code, ranked]) => [code === ALL ? COUNTRY : code, ranked]))
  return [
    ...(redirects.length > 0 ? redirectStatements(db, { put: redirects, removed: [] }, version, now) : []),
    ...synonyms.flatMap(([id, group], index) =>
      synonymStatements(db, { id, group, version: listed + index, now }),
    ),
    ...lists.flatMap(({ code, version: based, picks }) =>
      saveRecommendationsStatements(db, { code, version: based, picks, by: null, now }),
    ),
    ...(rankings ? saveRankingsStatements(db, rankings) : []),
  ]
}
