import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { currentBuild, everyDocument, get, getJson, getText } from './client.ts'
import { elements } from './html.ts'
import { type JsonLdNode, parseXml } from './json-ld.ts'

const APP_HOST = 'https://tabishirube.example'
const pathOf = (address: string) => address.replace(APP_HOST, '')

const index: JsonLdNode[] = parseXml(await getText('/sitemap.xml')).sitemapindex.sitemap
const sitemaps = await Promise.all(
  index.map(async ({ loc, lastmod }) => {
    const urls: JsonLdNode[] = parseXml(await getText(pathOf(loc))).urlset.url
    return { loc, lastmod, urls }
  }),
)
const entries = sitemaps.flatMap(({ urls }) => urls)
const FEEDS = ['/feed.xml', '/feeds/news.xml', '/feeds/features.xml', '/feeds/experiences.xml']
/** The number of articles in a feed. */
const FEED_LENGTH = 100
const FILES = ['/sitemap.xml', '/sitemaps/news.xml', ...index.map(({ loc }) => pathOf(loc)), ...FEEDS]

const { prerendered } = await currentBuild()
const documents = await everyDocument()
const articlePaths = prerendered.filter((url) => url.startsWith('/article-pages/'))

test.each(FILES)('%s is well-formed XML with the right type', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  const type = FEEDS.includes(path) ? 'application/rss+xml' : 'xml'
  expect(response.headers.get('content-type')).toContain(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(XMLValidator.validate(await response.text())).toBe(true)
})

test('the sitemaps list every indexable page exactly once, and nothing else', () => {
  const indexable = documents.filter(
    ({ html }) => !elements(html, 'meta').some(({ content = '' }) => content.startsWith('noindex')),
  )
  const listed = entries.map(({ loc }) => loc)
  expect(listed.length).toBeGreaterThan(300)
  expect(listed.toSorted()).toEqual(indexable.map(({ url }) => new URL(url, APP_HOST).href).toSorted())
})

test('every moment is a W3C datetime that is not in the future', () => {
  const moments = [...index, ...entries].flatMap(({ lastmod }) => (lastmod === undefined ? [] : [lastmod]))
  expect(moments.length).toBeGreaterThan(200)
  for (const moment of moments) {
    expect(moment).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
    expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now())
  }
})

test('an article’s moment is its last public change', async () => {
  const { articlePage } = (await getJson('/v1/article-pages/tsugaru-stove-train-2026')).data
  const entry = entries.find(({ loc }) => loc === `${APP_HOST}/article-pages/tsugaru-stove-train-2026`)
  expect(entry?.lastmod).toBe(articlePage.contentUpdatedAt)
})

test('a sitemap’s moment is that of its newest page', () => {
  for (const { loc, lastmod, urls } of sitemaps) {
    const moments = urls.flatMap((url) => (url.lastmod ? [url.lastmod] : [])).toSorted()
    expect([loc, lastmod]).toEqual([loc, moments.at(-1)])
  }
})

test('every page about an entity has its picture in the sitemap', () => {
  const contentUrls = entries.filter(({ loc }) =>
    /\/(article-pages|spots|hotels|restaurants|activities|gifts|goods)\/./.test(loc),
  )
  const isPicture = /^https:\/\/tabishirube\.example\/cdn-cgi\/image\/width=1200,height=675,/
  expect(contentUrls.filter((entry) => !isPicture.test(entry['image:image']?.['image:loc']))).toEqual([])
})

test('the news sitemap contains no page older than two days', async () => {
  const { urlset } = parseXml(await getText('/sitemaps/news.xml'))
  const { timestamp } = await currentBuild()
  for (const { loc, 'news:news': news } of urlset.url ?? []) {
    expect(articlePaths).toContain(pathOf(loc))
    expect(timestamp - Date.parse(news['news:publication_date'])).toBeLessThan(48 * 60 * 60 * 1000)
  }
})

const itemsOf = async (path: string): Promise<JsonLdNode[]> => parseXml(await getText(path)).rss.channel.item

test('the feed of all articles contains the newest, each once', async () => {
  const items = await itemsOf('/feed.xml')
  const paths = items.map(({ link }) => pathOf(link))
  expect(paths).toHaveLength(Math.min(articlePaths.length, FEED_LENGTH))
  expect(new Set(paths).size).toBe(paths.length)
  expect(articlePaths).toEqual(expect.arrayContaining(paths))
  const dates = items.map(({ pubDate }) => Date.parse(pubDate))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the feeds of the types divide the articles among them', async () => {
  const items = (await Promise.all(FEEDS.slice(1).map(itemsOf))).flat()
  expect(items.map(({ link }) => pathOf(link)).toSorted()).toEqual(articlePaths.toSorted())
})

test('robots.txt lists both sitemaps, disallows the personal areas and no files of pages', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${APP_HOST}/sitemap.xml`)
  expect(lines).toContain(`Sitemap: ${APP_HOST}/sitemaps/news.xml`)
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []))
  expect(closed).toEqual(['/@/', '/%24/', '/_/', '/admin/'])
  expect(lines).toContain('Allow: /assets/')
})
