import type { ArticleType } from '#domain/content/article-type.ts'
import { ALL_ARTICLES_FEED, FEED_OF_TYPE, feedOfPage } from '#domain/content/feed.ts'
import { BUILT_IN_REGIONS, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { slugsOfAuthors } from '../db/content/author-pages.server.ts'
import { citiesWithPage } from '../db/content/city-pages.server.ts'
import { pagesMentioning, themesWithTags } from '../db/publications/affected.server.ts'
import { reachOfAuthor } from '../db/publications/affected-feeds.server.ts'
import { NEWS_SITEMAP } from '../syndication/news-sitemap.ts'
import {
  authorAddress,
  cityAddress,
  pageAddress,
  RANK,
  type Ranked,
  ranked,
  regionAddress,
} from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/**
 * The feeds that have an article, or had it: of all articles and its type, which appear with its page, then of its region,
 * its municipality, its author, its themes and its series. The own feed of a theme or a series changes with its title and what
 * it gathers.
 */
export async function addressesOfFeeds(
  db: D1Database,
  { kind, id, versions }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (kind === 'theme' || kind === 'series')
    return ranked(
      RANK.related,
      versions.map(({ slug }) => feedOfPage(pageAddress({ kind, slug }))),
    )
  if (kind !== 'article-page') return []
  const types = versions.map(({ type }) => type as ArticleType)
  const [cities, authors, themes, series] = await Promise.all([
    citiesWithPage(
      db,
      versions.flatMap(({ cityCode }) => cityCode ?? []),
      now,
    ),
    slugsOfAuthors(
      db,
      versions.flatMap(({ authorId }) => authorId ?? []),
    ),
    themesWithTags(
      db,
      versions.flatMap(({ tags }) => tags),
      now,
    ),
    pagesMentioning(db, id, now, ['series']),
  ])
  const pages = [
    ...versions
      .flatMap(({ prefectureCode }) => regionOfPrefecture(prefectureCode ?? '') ?? [])
      .map(regionAddress),
    ...cities.flatMap(({ code }) => cityAddress(code)),
    ...authors.map(authorAddress),
    ...[...themes, ...series].map(pageAddress),
  ]
  return [
    ...ranked(RANK.first, [
      ...(types.includes('news') ? [NEWS_SITEMAP] : []),
      ALL_ARTICLES_FEED,
      ...types.map((type) => FEED_OF_TYPE[type]),
    ]),
    ...ranked(RANK.related, pages.map(feedOfPage)),
  ]
}

/** The feeds with the name of an author, whose pages are given; others only where an article of theirs may be. */
export async function feedsOfAuthor(
  db: D1Database,
  id: string,
  own: readonly string[],
  now: Date,
): Promise<Ranked[]> {
  const { themes, series, cities } = await reachOfAuthor(db, id, now)
  const pages = [
    ...BUILT_IN_REGIONS.map(regionAddress),
    ...(await citiesWithPage(db, cities, now)).flatMap(({ code }) => cityAddress(code)),
    ...themes.map((slug) => pageAddress({ kind: 'theme', slug })),
    ...series.map((slug) => pageAddress({ kind: 'series', slug })),
    ...own,
  ]
  return [
    ...ranked(RANK.first, [ALL_ARTICLES_FEED, ...Object.values(FEED_OF_TYPE)]),
    ...ranked(RANK.related, pages.map(feedOfPage)),
  ]
}
