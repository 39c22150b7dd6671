import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { FeedArticle } from '../db/content/feed-articles.server.ts'
import { rssXml } from './rss.ts'

const config: SiteConfig = {
  apiHost: '',
  appHost: 'https://example.jp',
  imageHost: 'https://images.example.jp',
  amazonAffiliateId: '',
  rakutenAffiliateId: '',
  rakutenLinkSetId: '',
  gtag: '',
}
const channel = { path: '/feed.xml', title: '旅 & 道', description: '<読みもの>', page: '/' }
const article = (own: Partial<FeedArticle> = {}): FeedArticle => ({
  slug: 'morning',
  type: 'experience',
  title: '朝の庭 <1> & 池',
  summary: ['一行目。', '二行目。', '三行目。'],
  hero: { address: '{address}/a.jpg', alt: '庭', credit: '編集部', license: null, focalX: 0.5, focalY: 0.5 },
  tags: ['庭', '朝'],
  disclosure: { kind: 'none', sponsorName: null, text: null },
  authorName: '山田',
  publishedAt: '2026-11-12T03:25:00.000Z',
  modifiedAt: '2026-11-13T03:25:00.000Z',
  ...own,
})

const parse = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel

test('a feed is well-formed and has its language, its own address and its last change', () => {
  const xml = rssXml(channel, [article(), article({ modifiedAt: '2026-11-15T00:00:00.000Z' })], config)
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(parse(xml)).toMatchObject({
    title: '旅 & 道',
    description: '<読みもの>',
    link: 'https://example.jp/',
    language: 'ja',
    lastBuildDate: 'Sun, 15 Nov 2026 00:00:00 +0000',
    'atom:link': { '@_href': 'https://example.jp/feed.xml', '@_rel': 'self' },
  })
})

test('an item has title, address, date, summary, author, categories and picture', () => {
  const { item } = parse(rssXml(channel, [article()], config))
  expect(item).toMatchObject({
    title: '朝の庭 <1> & 池',
    link: 'https://example.jp/article-pages/morning',
    guid: { '#text': 'https://example.jp/article-pages/morning', '@_isPermaLink': 'true' },
    pubDate: 'Thu, 12 Nov 2026 03:25:00 +0000',
    description: '一行目。二行目。三行目。',
    'dc:creator': '山田',
    category: ['体験', '庭', '朝'],
    'media:content': { '@_medium': 'image', '@_width': '1200', '@_height': '675' },
  })
})

test('an advertisement is labelled in its title', () => {
  const disclosure = { kind: 'pr' as const, sponsorName: '海辺の町観光協会', text: null }
  const { item } = parse(rssXml(channel, [article({ title: '海辺の町', disclosure })], config))
  expect(item.title).toBe('【PR】海辺の町')
})

test('a feed without articles is valid', () => {
  const xml = rssXml(channel, [], config)
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(parse(xml).item).toBeUndefined()
})
