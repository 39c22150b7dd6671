import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { ArticleType } from '#domain/content/article-type.ts'
import { FEED_OF_TYPE, feedOfPage } from '#domain/content/feed.ts'
import { BUILT_IN_REGIONS, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { elements } from './html.ts'
import { type JsonLdNode, parseXml } from './json-ld.ts'

const APP_HOST = 'https://tabishirube.example'
/** The number of articles in the feed of a page. */
const MOST = 20

const { prerendered } = await currentBuild()
const below = (folder: RegExp) => prerendered.filter((url) => folder.test(url))
const REGIONS = below(/^\/regions\/./)
const CITIES = below(/^\/pr\/[^/]+\/./)
const THEMES = below(/^\/themes\/./)
const SERIES = below(/^\/series\/./)
const AUTHORS = below(/^\/authors\/./)

type Article = {
  id: string
  slug: string
  prefectureCode: string | null
  cityCode: string | null
  tags: string[]
  authorId: string | null
  type: ArticleType
  publishedAt: string
}
const slugs = below(/^\/article-pages\/./).map((url) => url.replace('/article-pages/', ''))
const articles: Article[] = await Promise.all(
  slugs.map(async (slug) => (await getJson(`/v1/article-pages/${slug}`)).data.articlePage),
)
const newest = articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))

const channelOf = async (page: string): Promise<JsonLdNode> =>
  parseXml(await getText(feedOfPage(page))).rss.channel
const pathsOf = ({ item = [] }: JsonLdNode): string[] =>
  item.map(({ link }: JsonLdNode) => link.replace(`${APP_HOST}/article-pages/`, ''))
const expected = (isIn: (article: Article) => boolean) =>
  newest
    .filter(isIn)
    .slice(0, MOST)
    .map(({ slug }) => slug)
    .toSorted()

test('every region, municipality, theme, series and author has a feed, which its page links and which is valid', async () => {
  expect(REGIONS).toHaveLength(BUILT_IN_REGIONS.length)
  for (const pages of [CITIES, THEMES, AUTHORS]) expect(pages.length).toBeGreaterThan(3)
  expect(SERIES.length).toBeGreaterThan(1)
  for (const page of [...REGIONS, ...CITIES, ...THEMES, ...SERIES, ...AUTHORS]) {
    const linked = elements(await getText(page), 'link').filter(({ type }) => type === 'application/rss+xml')
    expect([page, linked.map(({ href }) => href)]).toEqual([page, ['/feed.xml', feedOfPage(page)]])
    expect(linked[1]?.title).toMatch(/の記事$/)
    const response = await get(feedOfPage(page))
    expect([page, response.status]).toEqual([page, 200])
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const xml = await response.text()
    expect([page, XMLValidator.validate(xml)]).toEqual([page, true])
    const { link, title, description, language, 'atom:link': self } = parseXml(xml).rss.channel
    expect([link, self['@_href']]).toEqual([APP_HOST + page, APP_HOST + feedOfPage(page)])
    expect(title).toMatch(/の記事｜たびしるべ$/)
    expect(description).toMatch(/の記事を、新しい順にお届けします。$/)
    expect(language).toBe('ja')
  }
})

test('a feed has the newest articles of its page, each once, the newest first', async () => {
  const themes: { slug: string; tags: string[] }[] = await Promise.all(
    THEMES.map(async (page) => (await getJson(`/v1${page}`)).data.theme),
  )
  const series: { slug: string; parts: string[] }[] = await Promise.all(
    SERIES.map(async (page) => (await getJson(`/v1${page}`)).data.series),
  )
  const rules: [string, (article: Article) => boolean][] = [
    ...REGIONS.map((page): [string, (article: Article) => boolean] => [
      page,
      ({ prefectureCode }) => page === `/regions/${regionOfPrefecture(prefectureCode ?? '')?.slug}`,
    ]),
    ...CITIES.map((page): [string, (article: Article) => boolean] => [
      page,
      ({ cityCode }) => cityCode !== null && page.endsWith(`/${cityCode}`),
    ]),
    ...themes.map(({ slug, tags }): [string, (article: Article) => boolean] => [
      `/themes/${slug}`,
      (article) => article.tags.some((tag) => tags.includes(tag)),
    ]),
    ...series.map(({ slug, parts }): [string, (article: Article) => boolean] => [
      `/series/${slug}`,
      ({ id }) => parts.includes(id),
    ]),
  ]
  for (const [page, isIn] of rules) {
    const channel = await channelOf(page)
    const paths = pathsOf(channel)
    expect([page, paths.toSorted()]).toEqual([page, expected(isIn)])
    const dates = (channel.item ?? []).map(({ pubDate }: JsonLdNode) => Date.parse(pubDate))
    expect(dates).toEqual(dates.toSorted((a: number, b: number) => b - a))
  }
})

test('the feed of an author has their articles only, and the name of the author', async () => {
  for (const page of AUTHORS) {
    const channel = await channelOf(page)
    const authors = new Set(
      pathsOf(channel).map((slug) => articles.find((one) => one.slug === slug)?.authorId),
    )
    expect([page, authors.size]).toEqual([page, 1])
    const names = new Set(channel.item.map((item: JsonLdNode) => item['dc:creator']))
    expect([page, [...names].map((name) => `${name}の記事｜たびしるべ`)]).toEqual([page, [channel.title]])
  }
})

test('an unknown page has no feed, and that of a former slug leads to the present one', async () => {
  for (const path of [
    '/regions/edo/feed.xml',
    '/themes/nowhere/feed.xml',
    '/series/nowhere/feed.xml',
    '/authors/nobody/feed.xml',
    '/pr/ishikawa/17999/feed.xml',
    '/pr/ishikawa/feed.xml',
    '/spots/kanazawa-kenrokuen/feed.xml',
    '/themes/feed.xml',
    '/feeds/nothing.xml',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  const { status, headers } = await get('/pr/kyoto/17201/feed.xml')
  expect([status, headers.get('location')]).toEqual([301, '/pr/ishikawa/17201/feed.xml'])
})

test('the feeds of types stay where they were', async () => {
  for (const path of Object.values(FEED_OF_TYPE))
    expect([path, (await get(path)).status]).toEqual([path, 200])
})
