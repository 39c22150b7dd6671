import { expect, test } from 'vitest'
import { currentBuild, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/authors/'))

/** The articles of an author that their page lists. */
const NEWEST = 24

/** The links of card titles. */
const cardsOf = (main: string) =>
  [...main.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)

test('an author with a published article has a page; anything else below /authors is none', async () => {
  expect(pages.length).toBeGreaterThan(3)
  for (const path of ['/authors', '/authors/nobody', `${pages[0]}/x`, `${pages[0]?.toUpperCase()}`])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('every article links to the page of its author, at the head and at the end', async () => {
  const { list } = (await getJson('/v1/article-pages?limit=20')).data.articlePages
  for (const { slug } of list) {
    const main = part(await getText(`/article-pages/${slug}`), 'main')
    const found = links(main).filter(({ href = '' }) => href.startsWith('/authors/'))
    expect([slug, found.length]).toEqual([slug, 2])
    expect(pages).toContain(found[0]?.href)
    expect(found[1]?.href).toBe(found[0]?.href)
  }
})

test('the pages of authors list their newest articles, each once, and say how many there are', async () => {
  const listed: string[] = []
  let total = 0
  for (const page of pages) {
    const main = part(await getText(page), 'main')
    const cards = cardsOf(main)
    const days = [...main.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, at = '']) => at)
    expect(days).toEqual(days.toSorted().reverse())
    const [, written] = /書いた記事 (\d+)件/.exec(textOf(main)) ?? []
    expect(cards).toHaveLength(Math.min(Number(written), NEWEST))
    total += Number(written)
    listed.push(...cards)
  }
  const articles = prerendered.filter((url) => url.startsWith('/article-pages/'))
  expect(total).toBe(articles.length)
  expect(new Set(listed).size).toBe(listed.length)
  expect(articles).toEqual(expect.arrayContaining(listed))
})
