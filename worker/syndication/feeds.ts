import { ALL_ARTICLE_TYPES, ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { ALL_ARTICLES_FEED, FEED_OF_TYPE } from '#domain/content/feed.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { rssXml } from './rss.ts'
import type { SiteFile } from './sitemap-xml.ts'

/** Feed readers poll before so many new articles have appeared. */
const MAX_ITEMS = 100

const CHANNELS = [
  { path: ALL_ARTICLES_FEED, type: undefined, title: SITE.name, description: SITE.description },
  ...ALL_ARTICLE_TYPES.map((type) => ({
    path: FEED_OF_TYPE[type],
    type,
    title: `${ARTICLE_TYPES[type]}｜${SITE.name}`,
    description: `${SITE.name}の${ARTICLE_TYPES[type]}の記事を、新しい順にお届けします。`,
  })),
]

/** The RSS feed at an address: of all articles, or of a type. Throws for another address. */
export async function feed(
  address: string,
  content: ContentRepository,
  config: SiteConfig,
): Promise<SiteFile> {
  const channel = CHANNELS.find(({ path }) => path === address)
  if (!channel) throw new Error(`no feed at ${address}`)
  const { type } = channel
  const articles = await content.listFeedArticles({ type }, MAX_ITEMS)
  const page = type ? link('article-pages') : link('top')
  return { path: address, content: rssXml({ ...channel, page }, articles, config) }
}
