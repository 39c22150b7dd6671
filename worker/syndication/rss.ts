import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { disclosureLabel } from '#domain/content/disclosure-label.ts'
import { SEARCH_IMAGE_SIZES } from '#domain/image/image.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { link } from '#domain/url/link.ts'
import type { FeedArticle } from '../db/content/feed-articles.server.ts'
import { wideImage } from './wide-image.ts'
import { empty, parent, text, xmlDocument } from './xml.ts'

/** A feed: its path, and the page that it belongs to. */
export type Channel = { path: string; title: string; description: string; page: string }

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** RFC 822 with a four-digit year, as RSS requires. */
const rssDate = (moment: string): string => new Date(moment).toUTCString().replace('GMT', '+0000')

/** RSS 2.0 (https://www.rssboard.org/rss-specification) of articles, newest first. */
export function rssXml(channel: Channel, articles: readonly FeedArticle[], config: SiteConfig): string {
  const { path, title, description, page } = channel
  const changes = articles.map(({ modifiedAt }) => modifiedAt).sort()
  const last = changes.at(-1)
  return xmlDocument(
    parent(
      'rss',
      [
        parent('channel', [
          text('title', title),
          text('link', absoluteUrl(page, config)),
          text('description', description),
          text('language', 'ja'),
          ...(last ? [text('lastBuildDate', rssDate(last))] : []),
          empty('atom:link', { href: absoluteUrl(path, config), rel: 'self', type: 'application/rss+xml' }),
          ...articles.map((article) => item(article, config)),
        ]),
      ],
      { version: '2.0', ...NAMESPACES },
    ),
  )
}

/** An advertisement is labelled in its title, which is all that many feed readers show. */
function item(article: FeedArticle, config: SiteConfig): string {
  const { slug, type, title, summary, hero, tags, disclosure, authorName, publishedAt } = article
  const url = absoluteUrl(link('article-pages', { id: slug }), config)
  const label = disclosureLabel(disclosure)
  return parent('item', [
    text('title', label ? `【${label}】${title}` : title),
    text('link', url),
    text('guid', url, { isPermaLink: 'true' }),
    text('pubDate', rssDate(publishedAt)),
    text('description', summary.join('')),
    text('dc:creator', authorName ?? SITE.name),
    ...[ARTICLE_TYPES[type], ...tags].map((category) => text('category', category)),
    parent(
      'media:content',
      [text('media:description', hero.alt, { type: 'plain' }), text('media:credit', hero.credit)],
      {
        url: wideImage(hero, config),
        medium: 'image',
        ...SEARCH_IMAGE_SIZES['search:16x9'],
      },
    ),
  ])
}
