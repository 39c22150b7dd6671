import { expect, test } from 'vitest'
import type { Series } from '#domain/content/series.ts'
import { SITEMAP_OF_LISTS, sitemapAddress } from '#worker/syndication/sitemaps.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/series/'))
const { list } = (await getJson('/v1/series?limit=100')).data.series
const all: Series[] = await Promise.all(
  list.map(async ({ slug }: { slug: string }) => (await getJson(`/v1/series/${slug}`)).data.series),
)
const firstHundred = (await getJson('/v1/article-pages?limit=100')).data.articlePages.list
const idOf = async (path = ''): Promise<string> => (await getJson(`/v1${path}`)).data.articlePage.id
const mainOf = async (path: string) => part(await getText(path), 'main')
/** The numbers and addresses of the articles on the page of a series. */
const shownOn = async (slug: string) =>
  [
    ...(await mainOf(`/series/${slug}`)).matchAll(/<li value="(\d+)"><p[^>]*>第\1回<\/p>.*?href="([^"]+)"/gs),
  ].map(([, number, href = '']) => ({ number: Number(number), href }))

test('each series has a prerendered page, and nothing else below /series', async () => {
  expect(pages.toSorted()).toEqual(all.map(({ slug }) => `/series/${slug}`).toSorted())
  for (const path of ['/series/nowhere', `${pages[0]}/x`, `${pages[0]?.toUpperCase()}`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('the list has every series in its order, and the page of features leads to it', async () => {
  const hrefs = links(await mainOf('/series')).map(({ href }) => href)
  const inOrder = all.toSorted((one, other) => one.order - other.order)
  expect(hrefs.filter((href) => href?.startsWith('/series/'))).toEqual(
    inOrder.map(({ slug }) => `/series/${slug}`),
  )
  expect(links(await mainOf('/features')).map(({ href }) => href)).toContain('/series')
})

test('a page has its introduction and its articles in the order of the editors', async () => {
  for (const { slug, title, lead, parts } of all) {
    const main = await mainOf(`/series/${slug}`)
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(textOf(main)).toContain(lead)
    const shown = await shownOn(slug)
    expect(shown.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1))
    expect(await Promise.all(shown.map(({ href }) => idOf(href)))).toEqual(parts)
  }
})

test('an article names its series above its title, and leads to the parts before and after it', async () => {
  for (const { slug, title } of all) {
    const shown = await shownOn(slug)
    for (const [index, { href, number }] of shown.entries()) {
      const main = await mainOf(href)
      expect(main.indexOf(`連載「${title}」`)).toBeLessThan(main.indexOf('<h1'))
      expect(textOf(main)).toContain(`第${number}回`)
      const navigation = /<nav[^>]* aria-label="連載.*?<\/nav>/s.exec(main)?.[0] ?? ''
      const around = [shown[index - 1], shown[index + 1]].flatMap((other) => other?.href ?? [])
      expect(links(navigation).map((one) => one.href)).toEqual([`/series/${slug}`, ...around])
    }
  }
})

test('an article of no series says nothing of series', async () => {
  const inSeries = new Set(all.flatMap(({ parts }) => parts))
  const others = firstHundred.filter(({ id }: { id: string }) => !inSeries.has(id)).slice(0, 5)
  expect(others).toHaveLength(5)
  for (const { slug } of others) expect(await getText(`/article-pages/${slug}`)).not.toMatch(/連載|\/series/)
})

test('search engines are told the parts of a series, and of which series an article is', async () => {
  for (const { slug, title, parts } of all) {
    const [series] = jsonLdOf(await getText(`/series/${slug}`))
    expect(series).toMatchObject({ '@type': 'CreativeWorkSeries', name: title })
    expect(series?.hasPart.map(({ position }: { position: number }) => position)).toEqual(
      parts.map((_, index) => index + 1),
    )
    const [, second] = await shownOn(slug)
    const [article] = jsonLdOf(await getText(second?.href ?? ''))
    expect(article).toMatchObject({ isPartOf: { name: title, url: series?.url }, position: 2 })
  }
})

test('series are in a sitemap, and their list is in that of lists', async () => {
  const sitemaps = await Promise.all(
    all.map(({ publishedAt }) => getText(sitemapAddress('series', publishedAt ?? ''))),
  )
  for (const page of pages) expect(sitemaps.join('')).toContain(`${page}</loc>`)
  expect(await getText(SITEMAP_OF_LISTS)).toContain('/series</loc>')
})
