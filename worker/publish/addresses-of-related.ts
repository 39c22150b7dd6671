import type { ArticlePage } from '#domain/content/article-page.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import { slugsRecommending } from '../db/cards/related-articles.server.ts'
import { citiesWithPage } from '../db/content/city-pages.server.ts'
import {
  countNewer,
  type PageRef,
  pagesInPrefecture,
  pagesMentioning,
  pagesOf,
  showingArticle,
} from '../db/publications/affected.server.ts'
import { areasOf } from '../db/publications/affected-areas.server.ts'
import { cityAddress, pageAddress, prefectureAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference, Entity } from './what-changed.ts'

/** The maximum of a prefecture's gifts on a page, plus one for the replaced entry. */
const RELATED = 5

/** Pages that show a change because they mention the content, or are about the same. */
export async function addressesOfRelated(
  db: D1Database,
  difference: Difference,
  now: Date,
): Promise<Ranked[]> {
  const {
    kind,
    id,
    isMoved,
    isCardChanged,
    areFactsChanged,
    areMentionsChanged,
    areStopsChanged,
    areThemesChanged,
  } = difference
  const isShownElse = isMoved || isCardChanged
  const isArticle = kind === 'article-page'
  const [mentioning, beside, mentioned, recommending] = await Promise.all([
    isShownElse || areFactsChanged ? pagesMentioning(db, id, now) : [],
    kind === 'gift' && isShownElse ? besideGift(db, difference, now) : [],
    isArticle && (isShownElse || areMentionsChanged || areStopsChanged)
      ? mentionedPages(db, difference, now)
      : [],
    isArticle && (isShownElse || areThemesChanged) ? articlesRecommending(db, difference, now) : [],
  ])
  return ranked(RANK.related, [...[...mentioning, ...beside, ...recommending].map(pageAddress), ...mentioned])
}

/**
 * Pages of the content that an article mentions, of its prefectures and its municipalities: they show the newest articles
 * about it.
 */
async function mentionedPages(
  db: D1Database,
  { mentions, versions }: Difference,
  now: Date,
): Promise<string[]> {
  const shown = await Promise.all(
    versions.map((version) =>
      showingArticle(db, mentions, { id: version.id, publishedAt: publishedAt(version) }, now),
    ),
  )
  const [pages, { prefectures, cities }] = await Promise.all([
    pagesOf(db, shown.flat(), now),
    areasOf(db, shown.flat()),
  ])
  return [
    ...pages.map(pageAddress),
    ...prefectures.flatMap(prefectureAddress),
    ...(await citiesWithPage(db, cities, now)).flatMap(({ code }) => cityAddress(code)),
  ]
}

/** Articles that recommend one of the versions of an article, or did. */
const articlesRecommending = async (
  db: D1Database,
  { versions }: Difference,
  now: Date,
): Promise<PageRef[]> => {
  const slugs = await Promise.all(
    versions.map((version) => slugsRecommending(db, version as unknown as ArticlePage, now)),
  )
  return slugs.flat().map((slug) => ({ kind: 'article-page', slug }))
}

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
