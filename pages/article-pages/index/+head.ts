import { ALL_ARTICLE_TYPES, ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { FEED_OF_TYPE } from '#domain/content/feed.ts'
import { listHead } from '#renderer/list-page/list-head.ts'
import { LEAD } from './text.ts'

const FEEDS = ALL_ARTICLE_TYPES.map((type) => ({ title: ARTICLE_TYPES[type], href: FEED_OF_TYPE[type] }))

export const head = listHead('article-page', LEAD, FEEDS)
