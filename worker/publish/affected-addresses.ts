import { hasOwnPage } from '#domain/content/kind.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { type ContentChange, isContentChange, type PublicChange } from '#domain/publish/public-change.ts'
import { slugsOfAuthors } from '../db/content/author-pages.server.ts'
import { prefecturesRecommending } from '../db/content/prefecture-recommendations.server.ts'
import { findArticle, pagesOfAuthor } from '../db/publications/affected.server.ts'
import type { RankedAddress } from '../db/publications/runs.server.ts'
import { SITEMAP_INDEX, SITEMAP_OF_LISTS, sitemapAddress } from '../syndication/sitemaps.ts'
import { addressesOfAuthors } from './addresses-of-authors.ts'
import { addressesOfCities } from './addresses-of-cities.ts'
import { addressesOfFeeds, feedsOfAuthor } from './addresses-of-feeds.ts'
import { addressesOfLeading } from './addresses-of-leading.ts'
import { addressesOfLists } from './addresses-of-lists.ts'
import { addressesOfMap } from './addresses-of-map.ts'
import { addressesOfMonths } from './addresses-of-months.ts'
import { addressesOfNeighbours } from './addresses-of-neighbours.ts'
import { addressesOfRelated } from './addresses-of-related.ts'
import { addressesOfSeries } from './addresses-of-series.ts'
import { addressesOfThemes } from './addresses-of-themes.ts'
import {
  authorAddress,
  pageAddress,
  prefectureAddress,
  RANK,
  type Ranked,
  ranked,
} from './ranked-addresses.ts'
import { type Difference, whatChanged } from './what-changed.ts'

/** The sitemaps with an entry. */
function sitemapsOf({ kind, versions }: Difference): string[] {
  if (kind === 'sponsored-page') return []
  return [
    SITEMAP_INDEX,
    SITEMAP_OF_LISTS,
    ...(hasOwnPage(kind) ? versions.map(({ publishedAt }) => sitemapAddress(kind, publishedAt ?? '')) : []),
  ]
}

/**
 * The only place that determines the public addresses affected by a change: the page under each of its slugs, its
 * lists, its municipality, pages of months, pages with its card or name, pages of neighbours, the map, sitemaps and feeds. When in doubt
 * an address is included: a page with the same text is left unchanged.
 * @returns each address once, in the order of rendering
 */
export async function affectedAddresses(
  db: D1Database,
  changes: readonly PublicChange[],
  now: Date,
): Promise<RankedAddress[]> {
  const ranks = new Map<string, number>()
  for (const change of changes)
    for (const [path, rank] of await addressesOf(db, change, now))
      ranks.set(path, Math.min(rank, ranks.get(path) ?? rank))
  return [...ranks]
    .map(([path, rank]) => ({ path, rank }))
    .toSorted((a, b) => a.rank - b.rank || a.path.localeCompare(b.path))
}

async function addressesOf(db: D1Database, change: PublicChange, now: Date): Promise<Ranked[]> {
  if (change.kind === 'addresses') return ranked(RANK.first, change.addresses)
  if (change.kind === 'author') return ofAuthor(db, change, now)
  if (change.kind === 'event-end') return ofEventEnd(db, change.id, now)
  if (!isContentChange(change)) {
    return ranked(RANK.first, prefectureAddress(change.code))
  }
  return ofContent(db, change, now)
}

async function ofContent(db: D1Database, change: ContentChange, now: Date): Promise<Ranked[]> {
  const difference = whatChanged(change, now)
  if (!difference) return []
  const { kind, versions } = difference
  const own = hasOwnPage(kind) ? versions.map(({ slug }) => pageAddress({ kind, slug })) : []
  const [recommending, ...others] = await Promise.all([
    prefecturesRecommending(db, difference.id),
    addressesOfLists(db, difference, now),
    addressesOfAuthors(db, difference),
    addressesOfRelated(db, difference, now),
    addressesOfLeading(db, difference, now),
    addressesOfNeighbours(db, difference, now),
    addressesOfThemes(db, difference, now),
    addressesOfCities(db, difference, now),
    addressesOfFeeds(db, difference, now),
    addressesOfSeries(db, difference, now),
  ])
  return [
    ...ranked(RANK.page, own),
    ...others.flat(),
    ...addressesOfMonths(difference, now),
    ...addressesOfMap(difference),
    ...ranked(RANK.related, recommending.flatMap(prefectureAddress)),
    ...ranked(RANK.first, sitemapsOf(difference)),
  ]
}

/** The article's page, and every page with its card: they mark the event as ended. */
async function ofEventEnd(db: D1Database, id: string, now: Date): Promise<Ranked[]> {
  const article = await findArticle(db, id)
  if (!article) return []
  // On its last day it is not over.
  const before = { ...article, endDate: japanTime(now).date }
  return ofContent(db, { kind: 'article-page', before, after: article }, now)
}

/** An author's own page, under each of its slugs; their name occurs on articles and in feeds. */
async function ofAuthor(
  db: D1Database,
  { id, formerSlug }: { id: string; formerSlug?: string },
  now: Date,
): Promise<Ranked[]> {
  const [slugs, pages] = await Promise.all([slugsOfAuthors(db, [id]), pagesOfAuthor(db, id, now)])
  const own = [...slugs, ...(formerSlug === undefined ? [] : [formerSlug])].map(authorAddress)
  return [
    ...ranked(RANK.page, own),
    ...ranked(RANK.first, [...pages.slice(0, 8).map(pageAddress), SITEMAP_INDEX, SITEMAP_OF_LISTS]),
    ...(await feedsOfAuthor(db, id, own, now)),
    ...ranked(RANK.related, pages.slice(8).map(pageAddress)),
  ]
}
