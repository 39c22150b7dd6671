import { expect, test } from 'vitest'
import type { Feature } from '#domain/content/feature.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/features/'))
const { list } = (await getJson('/v1/features?limit=100')).data.features
const features: Feature[] = await Promise.all(
  list.map(async ({ slug }: { slug: string }) => (await getJson(`/v1/features/${slug}`)).data.feature),
)
const mainOf = async (path: string) => part(await getText(path), 'main')

test('each feature has a prerendered page, and nothing else below /features', async () => {
  expect(pages.toSorted()).toEqual(features.map(({ slug }) => `/features/${slug}`).toSorted())
  for (const path of ['/features/nowhere', `${pages[0]}/x`, `${pages[0]?.toUpperCase()}`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/features/nowhere/_payload.json')).status).toBe(404)
})

test('the list links to every feature in its order, where a former link to its anchor arrives', async () => {
  const main = await mainOf('/features')
  const entries = [...main.matchAll(/<article[^>]* id="([^"]+)".*?<\/article>/gs)]
  const inOrder = features.toSorted((one, other) => one.order - other.order)
  expect(entries.map(([, id]) => id)).toEqual(inOrder.map(({ slug }) => slug))
  for (const [index, [entry]] of entries.entries()) {
    expect(links(entry).map(({ href }) => href)).toEqual([`/features/${inOrder[index]?.slug}`])
    for (const { heading } of inOrder[index]?.sections ?? []) expect(textOf(entry)).toContain(heading)
  }
})

test('a page has the introduction, and the chapters with what they recommend', async () => {
  for (const { slug, title, lead, sections } of features) {
    const main = await mainOf(`/features/${slug}`)
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(textOf(main)).toContain(lead)
    const chapters = main.split(/<section [^>]*id="chapter-/).slice(1)
    expect(chapters.map((chapter) => textOf(/<h2>.*?<\/h2>/s.exec(chapter)?.[0] ?? ''))).toEqual(
      sections.map(({ heading }) => heading),
    )
    const contents = links(/<nav aria-label="目次".*?<\/nav>/s.exec(main)?.[0] ?? '')
    expect(contents.map(({ href, text }) => [href, text])).toEqual(
      sections.map(({ heading }, index) => [`#chapter-${index + 1}`, heading]),
    )
    for (const [index, { items }] of sections.entries()) {
      const own = chapters[index]?.split('</section>')[0] ?? ''
      expect(elements(own, 'article').length).toBe(items.length)
      for (const { href = '' } of links(own).filter((link) => link.href?.startsWith('/')))
        expect([href, prerendered.includes(href) || href.startsWith('/search/')]).toEqual([href, true])
    }
  }
})

test('each page leads on to the three after it; the last ones to the first', async () => {
  const inOrder = features.toSorted((one, other) => one.order - other.order)
  for (const [index, { slug }] of inOrder.entries()) {
    const related = (await mainOf(`/features/${slug}`)).split('ほかの特集')[1] ?? ''
    const cards = [...related.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    const after = [...inOrder.slice(index + 1), ...inOrder.slice(0, index)].slice(0, 3)
    expect(cards).toEqual(after.map((each) => `/features/${each.slug}`))
    expect(links(related).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/features', `/reports/features/${slug}`]),
    )
  }
})

test('search engines are told what a feature recommends, once each', async () => {
  for (const path of pages) {
    const html = await getText(path)
    const [page, breadcrumb] = jsonLdOf(html)
    expect([page?.['@type'], page?.url]).toEqual(['CollectionPage', `https://tabishirube.example${path}`])
    const urls = page?.mainEntity.itemListElement.map(({ url }: { url: string }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThan(3)
    for (const url of urls) expect(html).toContain(`href="${new URL(url).pathname}"`)
    expect(breadcrumb?.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'トップ',
      '特集',
      page?.name,
    ])
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(page?.url)
  }
})

test('cards of features lead to their pages, on the top page and in searches', async () => {
  const top = links(await mainOf('/')).map(({ href = '' }) => href)
  expect(top.filter((href) => href.startsWith('/features/')).length).toBe(3)
  const { groups } = (await getJson(`/v1/search?q=${encodeURIComponent('湯けむり')}`)).data.search
  const hrefs = JSON.stringify(groups)
  expect(hrefs).toContain('/features/winter-steam')
  expect(hrefs).not.toContain('/features#')
})
