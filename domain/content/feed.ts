import type { ArticleType } from './article-type.ts'

/** Path of the RSS feed of all articles. */
export const ALL_ARTICLES_FEED = '/feed.xml'

/** Paths of the RSS feeds by article type. */
export const FEED_OF_TYPE: Record<ArticleType, string> = {
  news: '/feeds/news.xml',
  feature: '/feeds/features.xml',
  experience: '/feeds/experiences.xml',
}

const OF_PAGE = /(?<=[^/])\/feed\.xml$/
const OF_TYPE = /^\/feeds\/[a-z-]+\.xml$/

/** The path of the RSS feed of a page's articles: an author's, a theme's, a series', a region's or a municipality's. */
export const feedOfPage = (page: string): string => `${page}${ALL_ARTICLES_FEED}`

/** The page that such a feed belongs to; `null` for other paths. */
export const pageOfFeed = (path: string): string | null =>
  OF_PAGE.test(path) ? path.replace(OF_PAGE, '') : null

/** Whether a file is an RSS feed. */
export const isFeed = (path: string): boolean =>
  path === ALL_ARTICLES_FEED || OF_TYPE.test(path) || pageOfFeed(path) !== null
