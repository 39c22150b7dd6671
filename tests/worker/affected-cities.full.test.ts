import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { seedId } from '#seed/identity.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { entityOf } from '#worker/publish/publishing.fixture.ts'
import { type Change, publisher } from './publish-on-small-site.ts'
import { articleAbout, NOW, smallSite } from './small-site.ts'

const { db, model, themes, authors } = await smallSite()
const publish = await publisher(db)
const ENTRIES = {
  hotel: await entityOf(db, 'hotel'),
  spot: await entityOf(db, 'spot'),
  gift: await entityOf(db, 'gift'),
}

const pageOf = (city: string) => `/pr/ishikawa/${city}`
const idOf = (slug: string) => seedId('affected city', slug)

let moment = NOW.getTime() - 1_000_000
const stored = new Map<string, Publishable>()

/** An entry with some fields, saved a second after the one before. */
function saved(kind: keyof typeof ENTRIES, slug: string, own: object): Change {
  moment += 1000
  const before = stored.get(slug) ?? null
  const base = {
    ...ENTRIES[kind],
    id: idOf(slug),
    slug,
    slugHistory: [],
    prefectureCode: '17',
    publishedAt: new Date(NOW.getTime() - 1_000_000).toISOString(),
  }
  const after = { ...base, ...before, ...own, updatedAt: new Date(moment).toISOString() } as Publishable
  stored.set(slug, after)
  return { kind, before, after }
}

/** Changes of one bulk step have the same moment. */
const atOnce = (...changes: Change[]): Change[] => {
  for (const { after } of changes) after.updatedAt = new Date(moment).toISOString()
  return changes
}

const GONE = { status: 'archived' }
const BACK = { status: 'published' }

test('every page that changes with the entries of a municipality is written (R39)', async () => {
  const [town, other, third] = ['17202', '17203', '17204'].map((cityCode) => ({ cityCode }))
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `one-of-five-${name}`)
  const steps: [string, () => Change[]][] = [
    ['the first', () => [saved('spot', 'first', { ...town })]],
    ['the second', () => [saved('hotel', 'second', { ...town })]],
    ['the third, which makes a page', () => [saved('gift', 'third', { ...town })]],
    ['the fourth', () => [saved('spot', 'fourth', { ...town })]],
    ['one with another name', () => [saved('spot', 'fourth', { name: '別の名前' })]],
    ['one in another season', () => [saved('spot', 'fourth', { bestMonths: [11] })]],
    ['two that go', () => [saved('gift', 'third', GONE), saved('spot', 'fourth', GONE)]],
    ['one that is back', () => [saved('gift', 'third', BACK)]],
    ['one that moves elsewhere', () => [saved('spot', 'first', { ...other })]],
    ['one that moves back', () => [saved('spot', 'first', { ...town })]],
    ['one without a municipality', () => [saved('hotel', 'second', { cityCode: null })]],
    ['five at once', () => atOnce(...five.map((slug) => saved('hotel', slug, { ...town })))],
    ['all five that go', () => atOnce(...five.map((slug) => saved('hotel', slug, GONE)))],
    ['another town with three', () => ['x', 'y', 'z'].map((slug) => saved('spot', slug, { ...third }))],
  ]
  for (const [name, next] of steps) {
    const { changed, affected } = await publish(...next())
    expect([name, changed.filter((path) => !affected.includes(path))]).toEqual([name, []])
    expect([name, changed.length > 0]).toEqual([name, true])
  }
}, 240_000)

test('the page comes with the third entry and goes with it, with its feed and the links to it (R39)', async () => {
  const own = { cityCode: '17205' }
  await publish(
    ...['one-beside', 'two-beside', 'three-beside'].map((slug) => saved('spot', slug, { cityCode: '17206' })),
  )
  await publish(saved('spot', 'one-of-three', own), saved('hotel', 'two-of-three', own))
  const pages = [pageOf('17205'), `${pageOf('17205')}/feed.xml`, '/spots/one-of-three', pageOf('17206')]
  const { changed } = await publish(saved('gift', 'three-of-three', own))
  expect(changed).toEqual(expect.arrayContaining(pages))
  expect((await publish(saved('gift', 'three-of-three', GONE))).changed).toEqual(
    expect.arrayContaining(pages),
  )
}, 60_000)

/** An article about the first of three places of a municipality. */
async function withArticle(cityCode: string) {
  const slugs = ['one', 'two', 'three'].map((name) => `${name}-of-${cityCode}`)
  await publish(...slugs.map((slug) => saved('spot', slug, { cityCode })))
  const place = { kind: 'spot' as const, id: idOf(slugs[0] ?? '') }
  const articleWith = (own: Partial<ArticlePage> = {}): ArticlePage =>
    articleAbout(model, [place], {
      id: idOf(`about ${cityCode}`),
      slug: `about-${cityCode}`,
      publishedAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
      prefectureCode: '01',
      cityCode: null,
      authorId: authors[0]?.id ?? null,
      tags: themes[0]?.tags ?? [],
      ...own,
    })
  let before: ArticlePage | null = null
  const change = async (after: ArticlePage): Promise<string[]> => {
    const { changed, affected } = await publish({ kind: 'article-page', before, after })
    expect(changed.filter((path) => !affected.includes(path))).toEqual([])
    before = after
    return changed
  }
  return { place, articleWith, change }
}

test('an article is written to the municipalities of its places, and to the feeds of its pages (R39)', async () => {
  const theme = themes[0] as unknown as Publishable
  await publish({ kind: 'theme', before: null, after: theme })
  const { articleWith, change } = await withArticle('17207')
  const feeds = [
    '/regions/hokkaido-tohoku/feed.xml',
    `/themes/${theme.slug}/feed.xml`,
    `/authors/${authors[0]?.slug}/feed.xml`,
  ]
  expect(await change(articleWith())).toEqual(expect.arrayContaining([pageOf('17207'), ...feeds]))
  const here = articleWith({ cityCode: '17207' })
  expect(await change(here)).toContain(`${pageOf('17207')}/feed.xml`)
  const summary: ArticlePage['summary'] = ['別の要約です。', '二つめです。', '三つめです。']
  expect(await change({ ...here, summary })).toEqual(
    expect.arrayContaining([...feeds, `${pageOf('17207')}/feed.xml`]),
  )
}, 60_000)

test('an article is written to a municipality when its model course stops there (R39)', async () => {
  const { place, articleWith, change } = await withArticle('17209')
  const step = (ref: object | null) =>
    ({ day: 1, time: null, kind: 'stop', title: '歩く', minutes: 10, body: null, ref }) as const
  const withCourse = (ref: object | null): ArticlePage => {
    const data = { title: '半日の行程', steps: [step(ref), step(null)] }
    const block = { type: 'timeline', id: idOf('course'), data } as ArticlePage['blocks'][number]
    return articleWith({ blocks: [...articleWith().blocks, block] })
  }
  await change(withCourse(null))
  expect(await change(withCourse(place))).toContain(pageOf('17209'))
}, 60_000)

test('the name of an author is in the feeds of the pages with their articles (R39)', async () => {
  const { articleWith, change } = await withArticle('17210')
  await change(articleWith({ cityCode: '17210' }))
  await publish({ kind: 'theme', before: null, after: themes[0] as unknown as Publishable })
  const renamed = { kind: 'author' as const, id: authors[0]?.id ?? '', formerSlug: 'former-name' }
  const paths = (await affectedAddresses(db, [renamed], NOW)).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/feed.xml',
      '/feeds/news.xml',
      '/regions/kanto/feed.xml',
      `/themes/${themes[0]?.slug}/feed.xml`,
      `/authors/${authors[0]?.slug}/feed.xml`,
      '/authors/former-name/feed.xml',
      `${pageOf('17210')}/feed.xml`,
    ]),
  )
}, 60_000)
