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
const articles: { id: string; slug: string; title: string }[] = []
for (let page = 1, more = true; more; page++) {
  const answer = (await getJson(`/v1/article-pages?limit=100&page=${page}`)).data.articlePages
  articles.push(...answer.list)
  more = answer.list.length === 100
}
const articleOf = (id: string) => articles.find((article) => article.id === id)
const mainOf = async (path: string) => part(await getText(path), 'main')

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
    const shown = [...main.matchAll(/<li value="(\d+)"><p[^>]*>第\1回<\/p>.*?href="([^"]+)"/gs)]
    expect(shown.map(([, number, href]) => [number, href])).toEqual(
      parts.map((id, index) => [String(index + 1), `/article-pages/${articleOf(id)?.slug}`]),
    )
  }
})

test('an article names its series above its title, and leads to the parts before and after it', async () => {
  for (const { slug, title, parts } of all)
    for (const [index, id] of parts.entries()) {
      const main = await mainOf(`/article-pages/${articleOf(id)?.slug}`)
      expect(main.indexOf(`連載「${title}」`)).toBeLessThan(main.indexOf('<h1'))
      expect(textOf(main)).toContain(`第${index + 1}回`)
      const navigation = /<nav[^>]* aria-label="連載.*?<\/nav>/s.exec(main)?.[0] ?? ''
      const around = [parts[index - 1], parts[index + 1]].flatMap((other) => articleOf(other ?? '') ?? [])
      expect(links(navigation).map(({ href }) => href)).toEqual([
        `/series/${slug}`,
        ...around.map((other) => `/article-pages/${other.slug}`),
      ])
    }
})

test('an article of no series says nothing of series', async () => {
  const inSeries = new Set(all.flatMap(({ parts }) => parts))
  const others = articles.filter(({ id }) => !inSeries.has(id)).slice(0, 5)
  for (const { slug } of others) expect(await getText(`/article-pages/${slug}`)).not.toMatch(/連載|\/series/)
})

test('search engines are told the parts of a series, and of which series an article is', async () => {
  for (const { slug, title, parts } of all) {
    const [series] = jsonLdOf(await getText(`/series/${slug}`))
    expect(series).toMatchObject({ '@type': 'CreativeWorkSeries', name: title })
    expect(series?.hasPart.map(({ position }: { position: number }) => position)).toEqual(
      parts.map((_, index) => index + 1),
    )
    const [article] = jsonLdOf(await getText(`/article-pages/${articleOf(parts[1] ?? '')?.slug}`))
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
