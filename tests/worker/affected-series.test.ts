import { beforeEach, describe, expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Series } from '#domain/content/series.ts'
import { partsBeside } from '#worker/db/publications/affected.server.ts'
import { affectedAddresses } from '#worker/publish/affected-addresses.ts'
import { articleAbout, everyPage, NOW, saveContent, smallSite } from './small-site.ts'

const { db, things, model, authors, series: samples } = await smallSite()
const idOf = (index: number) => `a0000000-0000-4000-8000-00000000000${index}`
const ids = [1, 2, 3, 4, 5, 6, 7].map(idOf)
const [one = '', two = '', three = '', four = '', five = '', apart = '', draft = ''] = ids
const [sample] = samples as unknown as Series[]
if (!sample) throw new Error('no series')

type Entity = Series | ArticlePage
const stored = new Map<string, Entity>()
const latest = <Kind extends Entity>(id: string) => stored.get(id) as Kind
const pathOf = (id: string) => `/article-pages/${id}`
let pages = new Map<string, string>()

const save = async (entity: Entity) => {
  await saveContent(db, 'parts' in entity ? 'series' : 'article-page', entity)
  stored.set(entity.id, entity)
}

/** Publishes, and compares the pages that changed with those that are written. */
async function publish(after: Entity) {
  const kind = 'parts' in after ? 'series' : 'article-page'
  const former = stored.get(after.id)
  const before = former?.status === 'published' ? former : null
  await save(after)
  const change = { kind, before, after: after.status === 'published' ? after : null } as const
  const affected = (await affectedAddresses(db, [change], NOW)).map(({ path }) => path)
  const present = await everyPage(db)
  const changed = [...new Set([...pages.keys(), ...present.keys()])].filter(
    (path) => pages.get(path) !== present.get(path),
  )
  pages = present
  expect(changed.filter((path) => !affected.includes(path))).toEqual([])
  return { changed, affected }
}

const parts = [one, two, draft, three, four]
const series: Series = { ...sample, parts }

// Every test begins with the same articles, and no series.
beforeEach(async () => {
  for (const entity of stored.values())
    if ('parts' in entity) await save({ ...entity, status: 'archived', parts: [] })
  for (const [index, id] of ids.entries())
    await save({
      ...articleAbout(model, things.slice(index, index + 1), { id, title: `記事${index + 1}` }),
      tags: [],
      prefectureCode: null,
      cityCode: null,
      status: id === draft ? 'archived' : 'published',
    })
  pages = await everyPage(db)
})

test('a new series affects its articles, which name it and lead to those beside them', async () => {
  const { changed, affected } = await publish(series)
  for (const id of [one, two, three, four]) expect(changed).toContain(pathOf(id))
  for (const id of [five, apart, draft]) expect(affected).not.toContain(pathOf(id))
  expect(changed).toContain('/series')
  expect(JSON.parse(pages.get(pathOf(three)) ?? '').series).toEqual({
    slug: series.slug,
    title: series.title,
    number: 4,
    before: { slug: two, title: '記事2' },
    after: { slug: four, title: '記事4' },
  })
  expect(JSON.parse(pages.get(pathOf(five)) ?? '')).not.toHaveProperty('series')
})

describe('with a series', () => {
  beforeEach(async () => {
    await publish(series)
  })

  test('another title of an article affects its series and the articles beside it', async () => {
    const { changed } = await publish({ ...latest<ArticlePage>(three), title: '別の題' })
    expect(changed).toEqual(
      expect.arrayContaining([
        ...[two, three, four].map(pathOf),
        `/series/${series.slug}`,
        `/series/${series.slug}/feed.xml`,
      ]),
    )
    const beside = await partsBeside(db, three, NOW)
    expect(beside.map(({ slug }) => slug).toSorted()).toEqual([two, four])
  })

  test('a part that becomes public stands between its neighbours', async () => {
    const { changed } = await publish({ ...latest<ArticlePage>(draft), status: 'published' })
    expect(changed).toEqual(expect.arrayContaining([pathOf(two), pathOf(three), `/series/${series.slug}`]))
    expect(JSON.parse(pages.get(pathOf(two)) ?? '').series.after).toEqual({ slug: draft, title: '記事7' })
  })

  test('a part that is gone is passed over, and the others keep their numbers', async () => {
    await publish({ ...latest<ArticlePage>(draft), status: 'published' })
    await publish({ ...latest<ArticlePage>(two), status: 'archived' })
    const { series: of } = JSON.parse(pages.get(pathOf(draft)) ?? '')
    expect([of.number, of.before]).toEqual([3, { slug: one, title: '記事1' }])
    const shown = JSON.parse(pages.get(`/series/${series.slug}`) ?? '').parts
    expect(shown.map(({ number }: { number: number }) => number)).toEqual([1, 3, 4, 5])
  })

  test('an article under another slug is linked there', async () => {
    await publish({ ...latest<ArticlePage>(four), slug: 'moved', slugHistory: [four] })
    expect(JSON.parse(pages.get(pathOf(three)) ?? '').series.after.slug).toBe('moved')
  })

  test.each<[string, (current: Series) => Series]>([
    ['has another title', (current) => ({ ...current, title: '別の連載' })],
    ['has another introduction', (current) => ({ ...current, lead: '別の紹介。' })],
    ['is in another order', (current) => ({ ...current, parts: current.parts.toReversed() })],
    ['has another part', (current) => ({ ...current, parts: [...current.parts, five] })],
    ['has a part less', (current) => ({ ...current, parts: current.parts.filter((id) => id !== one) })],
    ['has another slug', (current) => ({ ...current, slug: 'other', slugHistory: [current.slug] })],
    ['is taken down', (current) => ({ ...current, status: 'archived' })],
  ])('every page that changes is written when a series %s', async (_name, next) => {
    const { changed, affected } = await publish(next(latest<Series>(series.id)))
    expect(changed.length).toBeGreaterThan(0)
    expect(affected).not.toContain(pathOf(apart))
    // Its pages, its parts, the list, the sitemaps.
    expect(affected.length).toBeLessThanOrEqual(parts.length + 12)
  })
})

test('the name of an author is in the feeds of the series with their articles', async () => {
  const id = authors[0]?.id ?? ''
  await publish(series)
  await publish({ ...latest<ArticlePage>(one), authorId: id })
  const paths = (await affectedAddresses(db, [{ kind: 'author', id }], NOW)).map(({ path }) => path)
  expect(paths).toContain(`/series/${series.slug}/feed.xml`)
})

test('an article of two series is shown in the first of their list', async () => {
  await publish({ ...series, id: idOf(8), slug: 'late', title: 'あと', order: 9, parts: [apart, five] })
  await publish({ ...series, id: idOf(9), slug: 'early', title: 'さき', order: 1, parts: [apart] })
  expect(JSON.parse(pages.get(pathOf(apart)) ?? '').series).toMatchObject({ slug: 'early', number: 1 })
  await publish({ ...latest<Series>(idOf(9)), order: 20 })
  expect(JSON.parse(pages.get(pathOf(apart)) ?? '').series).toMatchObject({ slug: 'late', number: 1 })
})
