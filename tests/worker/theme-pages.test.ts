import { expect, test } from 'vitest'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { THEME_KINDS } from '#domain/content/kind-lists.ts'
import type { Theme } from '#domain/content/theme.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/themes/'))
const { list } = (await getJson('/v1/themes?limit=100')).data.themes
const themes: Theme[] = await Promise.all(
  list.map(async ({ slug }: { slug: string }) => (await getJson(`/v1/themes/${slug}`)).data.theme),
)
const inOrder = themes.toSorted((one, other) => one.order - other.order)
const mainOf = async (path: string) => part(await getText(path), 'main')
const cardsIn = (html: string) =>
  [...html.matchAll(/<h[23][^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)

test('each theme has a prerendered page, and nothing else below /themes', async () => {
  expect(pages.toSorted()).toEqual(themes.map(({ slug }) => `/themes/${slug}`).toSorted())
  for (const path of ['/themes/nowhere', `${pages[0]}/x`, '/themes/onsen/_payload.json/x'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('the list has the card of every theme in its order, and the top page the first four', async () => {
  const paths = inOrder.map(({ slug }) => `/themes/${slug}`)
  expect(cardsIn(await mainOf('/themes'))).toEqual(paths)
  expect(cardsIn(await mainOf('/')).filter((href) => href.startsWith('/themes/'))).toEqual(paths.slice(0, 4))
})

test('a page has the introduction, and the newest entries of each kind with one of its tags', async () => {
  for (const { slug, title, tags } of themes) {
    const main = await mainOf(`/themes/${slug}`)
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    for (const kind of THEME_KINDS) {
      const { plural, label } = CONTENT_KINDS[kind]
      const found = await Promise.all(
        tags.map(async (tag) => {
          const answer = await getJson(`/v1/${plural}?limit=100&tag=${encodeURIComponent(tag)}`)
          const [named] = Object.values(answer.data) as [{ list: { slug: string; publishedAt: string }[] }]
          return named.list
        }),
      )
      const newest = [...new Map(found.flat().map((card) => [card.slug, card])).values()]
      const section = main.split(`<section class="`).find((text) => text.includes(`id="${plural}"`)) ?? ''
      const shown = cardsIn(section.split('</section>')[0] ?? '')
      const most = kind === 'article-page' || kind === 'spot' ? 8 : 4
      expect([slug, kind, shown.length]).toEqual([slug, kind, Math.min(most, newest.length)])
      expect(textOf(section).includes(label)).toBe(newest.length > 0)
      const dates = shown.map(
        (href) => newest.find((card) => href === `/${plural}/${card.slug}`)?.publishedAt ?? '',
      )
      expect(dates).toEqual(
        newest
          .map(({ publishedAt }) => publishedAt)
          .toSorted()
          .reverse()
          .slice(0, most),
      )
    }
    expect(links(main).filter(({ href }) => href?.startsWith('/search/=/')).length).toBe(tags.length)
  }
})

test('each page leads on to the three after it; the last ones to the first', async () => {
  for (const [index, { slug }] of inOrder.entries()) {
    const related = (await mainOf(`/themes/${slug}`)).split('ほかのテーマ')[1] ?? ''
    const after = [...inOrder.slice(index + 1), ...inOrder.slice(0, index)].slice(0, 3)
    expect(cardsIn(related)).toEqual(after.map((each) => `/themes/${each.slug}`))
  }
})

test('search engines are told what a theme gathers, once each', async () => {
  for (const path of pages) {
    const html = await getText(path)
    const [page, breadcrumb] = jsonLdOf(html)
    const urls = page?.mainEntity.itemListElement.map(({ url }: { url: string }) => url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.length).toBeGreaterThan(3)
    for (const url of urls) expect(html).toContain(`href="${new URL(url).pathname}"`)
    expect(breadcrumb?.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'トップ',
      'テーマ',
      page?.name,
    ])
    expect(elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(page?.url)
  }
})
