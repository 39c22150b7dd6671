import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import type { SiteFile } from './sitemap-xml.ts'
import { parent, text, xmlDocument } from './xml.ts'

export const NEWS_SITEMAP = '/sitemaps/news.xml'

/** Google's limits: articles of the last two days, at most a thousand. */
const TWO_DAYS_MS = 48 * 60 * 60 * 1000
const MAX_ENTRIES = 1000

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
}

/**
 * The news of the last 48 hours (https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap).
 * Not in the sitemap index: its pages are in the sitemap of articles already.
 */
export async function newsSitemap(content: ContentRepository, config: SiteConfig): Promise<SiteFile> {
  const after = new Date(content.now.getTime() - TWO_DAYS_MS)
  const articles = await content.listFeedArticles({ type: 'news', after }, MAX_ENTRIES)
  const publication = parent('news:publication', [text('news:name', SITE.name), text('news:language', 'ja')])
  const urls = articles.map(({ slug, title, publishedAt }) =>
    parent('url', [
      text('loc', absoluteUrl(link('article-pages', { id: slug }), config)),
      parent('news:news', [
        publication,
        text('news:publication_date', new Date(publishedAt).toISOString()),
        text('news:title', title),
      ]),
    ]),
  )
  return { path: NEWS_SITEMAP, content: xmlDocument(parent('urlset', urls, NAMESPACES)) }
}
