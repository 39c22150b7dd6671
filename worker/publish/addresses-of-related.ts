import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { Position } from '#domain/place/distance.ts'
import { positionsOf } from '../db/cards/related-articles.server.ts'
import {
  articlesAround,
  articlesSharing,
  articlesTagged,
  countNewer,
  type PageRef,
  pagesInPrefecture,
  pagesMentioning,
  pagesOf,
  prefecturesOf,
} from '../db/publications/affected.server.ts'
import { pageAddress, prefectureAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference, Entity } from './what-changed.ts'

/** The maximum of a prefecture's gifts on a page, plus one for the replaced entry. */
const RELATED = 5

/** Pages that show a change because they mention the content, or are about the same. */
export async function addressesOfRelated(
  db: D1Database,
  difference: Difference,
  now: Date,
): Promise<Ranked[]> {
  const { kind, id, isMoved, isCardChanged, areFactsChanged, areMentionsChanged, areTagsChanged } = difference
  const isShownElse = isMoved || isCardChanged
  const isArticleShown = kind === 'article-page' && (isShownElse || areMentionsChanged || areTagsChanged)
  const pages = await Promise.all([
    isShownElse || areFactsChanged ? pagesMentioning(db, id, now) : [],
    isArticleShown ? relatedToArticle(db, difference, now) : [],
    isMoved ? articlesAround(db, difference.versions.flatMap(positionOf), now) : [],
    kind === 'gift' && isShownElse ? besideGift(db, difference, now) : [],
  ])
  const prefectures = isArticleShown ? await prefecturesOf(db, difference.mentions) : []
  return ranked(RANK.related, [...pages.flat().map(pageAddress), ...prefectures.flatMap(prefectureAddress)])
}

/** Pages of the content that an article is about, and articles that may recommend it. */
async function relatedToArticle(db: D1Database, difference: Difference, now: Date): Promise<PageRef[]> {
  const { mentions, versions } = difference
  const positions = await positionsOf(db, mentions, now)
  const ids = mentions.map(({ id }) => id)
  const found = await Promise.all([
    pagesOf(db, mentions, now),
    articlesAround(db, positions, now),
    ...versions.flatMap((version) => [
      articlesSharing(db, ids, publishedAt(version), now),
      articlesTagged(db, version.tags, publishedAt(version), now),
    ]),
  ])
  return found.flat()
}

const positionOf = ({ lat, lng }: Entity): Position[] =>
  lat === undefined || lng === undefined ? [] : [{ lat, lng }]

const publishedAt = ({ publishedAt: moment }: Entity): string => new Date(moment ?? 0).toISOString()

const isAmongNewest = async (
  db: D1Database,
  kind: 'gift',
  version: Entity,
  only: { prefecture_code?: string | null },
  now: Date,
): Promise<boolean> => {
  const entry = { id: version.id, publishedAt: publishedAt(version) }
  return (await countNewer(db, kind, entry, now, { limit: RELATED + 1, only })) <= RELATED
}

/**
 * Places show the newest gifts of their prefecture, gifts the other ones; one without a prefecture shows those of all.
 */
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
