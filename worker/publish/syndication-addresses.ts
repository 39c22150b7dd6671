import { ALL_ARTICLES_FEED, FEED_OF_TYPE } from '#domain/content/feed.ts'
import { CONTENT_KINDS, type ContentKind, hasOwnPage } from '#domain/content/kind.ts'
import { NEWS_SITEMAP } from '../syndication/news-sitemap.ts'
import { SITEMAP_INDEX } from '../syndication/sitemaps.ts'

/** The feeds: of all articles, and of each of their types. */
export const FEED_ADDRESSES: readonly string[] = [ALL_ARTICLES_FEED, ...Object.values(FEED_OF_TYPE)]

/** The sitemaps and feeds of a kind. */
export function syndicationOf(kind: ContentKind): string[] {
  if (kind === 'sponsored-page') return []
  return [
    SITEMAP_INDEX,
    '/sitemaps/pages.xml',
    ...(hasOwnPage(kind) ? [`/sitemaps/${CONTENT_KINDS[kind].plural}.xml`] : []),
    ...(kind === 'article-page' ? [NEWS_SITEMAP, ...FEED_ADDRESSES] : []),
  ]
}
