import { expect, test } from 'vitest'
import { currentBuild, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'

const { prerendered } = await currentBuild()
const pages = prerendered.filter((url) => url.startsWith('/authors/'))

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

test('the pages of authors list every article once, newest first, and say how many there are', async () => {
  const listed: string[] = []
  for (const page of pages) {
    const main = part(await getText(page), 'main')
    const cards = cardsOf(main)
    const days = [...main.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, at = '']) => at)
    expect(days).toEqual(days.toSorted().reverse())
    expect(textOf(main)).toContain(`書いた記事 ${cards.length}件`)
    listed.push(...cards)
  }
  expect(listed.toSorted()).toEqual(prerendered.filter((url) => url.startsWith('/article-pages/')).toSorted())
})
