import type { ArticleType } from './article-type.ts'

/** Where the RSS of all articles is. */
export const ALL_ARTICLES_FEED = '/feed.xml'

/** Where the RSS of one type of articles is. */
export const FEED_OF_TYPE: Record<ArticleType, string> = {
  news: '/feeds/news.xml',
  feature: '/feeds/features.xml',
  experience: '/feeds/experiences.xml',
}
