import { globSync, readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { PLAIN_SEO } from '#domain/content/publishable.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { completeArticle } from '#seed/complete.ts'
import { article as source } from '#seed/content/hokkaido-tohoku/articles/tsugaru-stove-train-2026.ts'
import { contentId } from '#seed/identity.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { saveStatements } from '../db/content/content-table.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import type { SiteFile } from './sitemap-xml.ts'
import { syndicatedFiles } from './syndicated-files.ts'

const now = new Date('2026-11-21T03:00:00.000Z')
const config: SiteConfig = {
  apiHost: '',
  appHost: 'https://example.jp',
  imageHost: 'https://images.example.jp',
  amazonAffiliateId: '',
  rakutenAffiliateId: '',
  rakutenLinkSetId: '',
  gtag: '',
}

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

/** A news article of one hour ago without mentions or author. */
const news = (slug: string, own: Partial<ArticlePage> = {}): ArticlePage => ({
  ...completeArticle(source),
  id: contentId('article-page', slug),
  slug,
  authorId: null,
  publishedAt: hoursAgo(1),
  contentUpdatedAt: hoursAgo(1),
  ...own,
})

/** The files of a site with these articles only. */
const filesWith = async (...articles: ArticlePage[]) => {
  const { db } = openSqliteD1(':memory:', { readOnly: false })
  for (const file of globSync('worker/db/migrations/*.sql').sort()) await db.exec(readFileSync(file, 'utf8'))
  for (const article of articles) await db.batch(saveStatements(db, CONTENT_TABLES['article-page'], article))
  const files: SiteFile[] = []
  for await (const file of syndicatedFiles(createContentRepository(db, now), config)) files.push(file)
  return new Map(files.map(({ path, content }) => [path, content]))
}

const locs = (xml: string | undefined): string[] =>
  [...(xml ?? '').matchAll(/<loc>https:\/\/example\.jp\/article-pages\/([^<]+)<\/loc>/g)].map(
    ([, slug = '']) => slug,
  )

test('pages with noindex, or a foreign canonical, are in no sitemap and no feed', async () => {
  const files = await filesWith(
    news('listed'),
    news('hidden', { seo: { ...PLAIN_SEO, noindex: true } }),
    news('elsewhere', { seo: { ...PLAIN_SEO, canonical: 'https://other.example/x' } }),
    news('draft', { status: 'draft' }),
    news('tomorrow', { publishedAt: hoursAgo(-24) }),
    news('withdrawn', { unpublishAt: hoursAgo(0.5) }),
  )
  expect(locs(files.get('/sitemaps/article-pages-2026-11.xml'))).toEqual(['listed'])
  expect(locs(files.get('/sitemaps/news.xml'))).toEqual(['listed'])
  const { item } = new XMLParser().parse(files.get('/feed.xml') ?? '').rss.channel
  expect(item.link).toBe('https://example.jp/article-pages/listed')
})

test('the news sitemap contains the news of the last 48 hours', async () => {
  const files = await filesWith(
    news('fresh', { publishedAt: hoursAgo(47) }),
    news('old', { publishedAt: hoursAgo(49) }),
    news('feature', { type: 'feature', publishedAt: hoursAgo(2) }),
  )
  expect(locs(files.get('/sitemaps/news.xml'))).toEqual(['fresh'])
  const { urlset } = new XMLParser().parse(files.get('/sitemaps/news.xml') ?? '')
  expect(urlset.url['news:news']).toMatchObject({
    'news:publication': { 'news:name': 'たびしるべ', 'news:language': 'ja' },
    'news:publication_date': hoursAgo(47),
    'news:title': source.title,
  })
})

test('a page changes with its content, lists and the prefecture with their newest entry', async () => {
  const files = await filesWith(
    news('updated', { publishedAt: hoursAgo(100), contentUpdatedAt: hoursAgo(5) }),
    news('never-updated', { publishedAt: hoursAgo(10), contentUpdatedAt: null }),
  )
  const lastmods = (path: string) =>
    Object.fromEntries(
      [
        ...(files.get(path) ?? '').matchAll(
          /<loc>https:\/\/example\.jp([^<]*)<\/loc>\n<lastmod>([^<]+)<\/lastmod>/g,
        ),
      ].map(([, loc, moment]) => [loc, moment]),
    )
  expect(lastmods('/sitemaps/article-pages-2026-11.xml')).toEqual({
    '/article-pages/updated': hoursAgo(5),
    '/article-pages/never-updated': hoursAgo(10),
  })
  expect(lastmods('/sitemaps/pages.xml')).toEqual({
    '/': hoursAgo(5),
    '/article-pages': hoursAgo(5),
    '/pr/aomori': hoursAgo(5),
  })
})

test('an empty site has its index, and no sitemap of an empty kind', async () => {
  const files = await filesWith()
  expect([...files.keys()].filter((path) => path.startsWith('/sitemap'))).toEqual([
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/news.xml',
  ])
})

test('each month has a sitemap, which the next ones leave as it is, and the index has the last change of each', async () => {
  const october = news('october', { publishedAt: '2026-10-31T23:59:59.999Z', contentUpdatedAt: null })
  const former = await filesWith(october)
  const files = await filesWith(october, news('november', { publishedAt: '2026-11-01T00:00:00.000Z' }))
  const address = '/sitemaps/article-pages-2026-10.xml'
  expect(locs(files.get(address))).toEqual(['october'])
  expect(files.get(address)).toBe(former.get(address))
  expect(locs(files.get('/sitemaps/article-pages-2026-11.xml'))).toEqual(['november'])
  const { sitemapindex } = new XMLParser().parse(files.get('/sitemap.xml') ?? '')
  expect(sitemapindex.sitemap.slice(1)).toEqual([
    { loc: 'https://example.jp/sitemaps/article-pages-2026-11.xml', lastmod: hoursAgo(1) },
    { loc: 'https://example.jp/sitemaps/article-pages-2026-10.xml', lastmod: '2026-10-31T23:59:59.999Z' },
  ])
})
