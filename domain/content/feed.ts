import type { ArticleType } from './article-type.ts'

/** Path of the RSS feed of all articles. */
export const ALL_ARTICLES_FEED = '/feed.xml'

/** Paths of the RSS feeds by article type. */
export const FEED_OF_TYPE: Record<ArticleType, string> = {
  news: '/feeds/news.xml',
  feature: '/feeds/features.xml',
  experience: '/feeds/experiences.xml',
}
