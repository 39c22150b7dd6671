import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { loader } from '#pages/authors/@slug/+loader.ts'
import { config } from '#renderer/json-ld/schema.fixture.ts'
import { articleAbout, NOW, saveContent, smallSite } from '#tests/worker/small-site.ts'
import { createContentRepository } from './content.server.ts'

const { db, authors, model } = await smallSite()
const [author, other] = authors as [(typeof authors)[number], (typeof authors)[number]]

const pageOf = (slug: string) =>
  loader({
    content: createContentRepository(db, NOW),
    now: NOW,
    config,
    search: {},
    routeParams: { slug },
  })
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
const write = (id: string, own: Partial<ArticlePage> = {}) =>
  saveContent(db, 'article-page', articleAbout(model, [], { authorId: author.id, ...own, id }))

test('an author has a page while they have a public article, and only then', async () => {
  expect(await pageOf(author.slug)).toBeNull()
  await write('draft', { status: 'draft' })
  await write('tomorrow', { publishedAt: daysAgo(-1) })
  await write('withdrawn', { publishedAt: daysAgo(3), unpublishAt: daysAgo(1) })
  await write('of-another', { publishedAt: daysAgo(1), authorId: other.id })
  expect(await pageOf(author.slug)).toBeNull()
  expect(await createContentRepository(db, NOW).listAuthorPages()).toEqual([
    { slug: other.slug, modifiedAt: daysAgo(1) },
  ])
  await write('first', { publishedAt: daysAgo(2) })
  expect(await pageOf(author.slug)).toMatchObject({
    author: { name: author.name, bio: author.bio },
    cards: [{ slug: 'first' }],
    total: 1,
    isMore: false,
  })
  expect(await pageOf('nobody')).toBeNull()
})

test('the page has no id of the author or of their account', async () => {
  expect(Object.keys((await pageOf(author.slug))?.author ?? {})).not.toContain('id')
  expect(Object.keys((await pageOf(author.slug))?.author ?? {})).not.toContain('accountId')
})

test('of many articles the newest 24 are listed, and they are counted up to 100', async () => {
  for (let day = 3; day < 102; day += 1) await write(`day-${day}`, { publishedAt: daysAgo(day) })
  const page = await pageOf(author.slug)
  expect(page).toMatchObject({ total: 100, isMore: true })
  expect(page?.cards).toHaveLength(24)
  expect(page?.cards[0]?.slug).toBe('first')
  expect(page?.cards.at(-1)?.slug).toBe('day-25')
})
