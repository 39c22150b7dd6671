import {
  articlesOfPrefecture,
  articlesOfType,
  articlesSharing,
  countNewer,
  type PageRef,
  PLACE_KINDS,
  pagesInPrefecture,
  pagesMentioning,
  pagesOf,
} from '../db/affected.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference, Entity } from './what-changed.ts'

/** Related articles, and gifts of a prefecture, are so many at most; one more, for what steps back. */
const RELATED = 5

/** Pages that show what changed because they mention it, or are about the same. */
export async function addressesOfRelated(
  db: D1Database,
  difference: Difference,
  now: Date,
): Promise<Ranked[]> {
  const { kind, id, isMoved, isCardChanged, areFactsChanged, areMentionsChanged } = difference
  const isShownElse = isMoved || isCardChanged
  const pages = await Promise.all([
    isShownElse || areFactsChanged ? pagesMentioning(db, id, now) : [],
    kind === 'article-page' && (isShownElse || areMentionsChanged)
      ? relatedToArticle(db, difference, now)
      : [],
    kind === 'gift' && isShownElse ? besideGift(db, difference, now) : [],
  ])
  return ranked(RANK.related, pages.flat().map(pageAddress))
}

/** Pages of what an article is about, and articles that may recommend it. */
async function relatedToArticle(db: D1Database, difference: Difference, now: Date): Promise<PageRef[]> {
  const { mentions, versions } = difference
  const ids = mentions.map(({ id }) => id)
  const found = await Promise.all([
    pagesOf(db, mentions, now),
    ...versions.flatMap((version) => [
      articlesSharing(db, ids, publishedAt(version), now),
      ofSamePrefecture(db, version, now),
      ofSameType(db, version, now),
    ]),
  ])
  return found.flat()
}

const publishedAt = ({ publishedAt: moment }: Entity): string => new Date(moment ?? 0).toISOString()

const isAmongNewest = async (
  db: D1Database,
  kind: 'article-page' | 'gift',
  version: Entity,
  only: { prefecture_code?: string | null; type?: string },
  now: Date,
): Promise<boolean> => {
  const entry = { id: version.id, publishedAt: publishedAt(version) }
  return (await countNewer(db, kind, entry, now, { limit: RELATED + 1, only })) <= RELATED
}

const ofSamePrefecture = async (db: D1Database, version: Entity, now: Date): Promise<PageRef[]> => {
  const { prefectureCode: code } = version
  if (!code || !(await isAmongNewest(db, 'article-page', version, { prefecture_code: code }, now))) return []
  return articlesOfPrefecture(db, code, now)
}

const ofSameType = async (db: D1Database, version: Entity, now: Date): Promise<PageRef[]> => {
  const { type } = version
  if (!type || !(await isAmongNewest(db, 'article-page', version, { type }, now))) return []
  return articlesOfType(db, type, now)
}

/** Places show the newest gifts of their prefecture, gifts the others; one of no prefecture shows those of all. */
async function besideGift(db: D1Database, { versions }: Difference, now: Date): Promise<PageRef[]> {
  const found: PageRef[][] = []
  for (const version of versions) {
    const { prefectureCode: code } = version
    if (code && (await isAmongNewest(db, 'gift', version, { prefecture_code: code }, now)))
      found.push(await pagesInPrefecture(db, [...PLACE_KINDS, 'gift'], code, now))
    if (await isAmongNewest(db, 'gift', version, {}, now))
      found.push(await pagesInPrefecture(db, ['gift'], null, now))
  }
  return found.flat()
}
