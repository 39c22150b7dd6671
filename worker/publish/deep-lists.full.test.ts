import { afterAll, expect, test } from 'vitest'
import { pageCount } from '#domain/search/list-page.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import { ROWS_READ } from '../middleware/rows-read.ts'
import { isOutdated, listAddresses } from './deep-lists.ts'
import { entityOf, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('deep-lists', { serverDev: true, vars: { COUNT_ROWS_READ: 'true' } })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database
const model = await entityOf(db, 'article-page')

const anArticle = (title: string, publishedAt: string) => ({
  ...model,
  id: randomIdentifier(),
  slug: `deep-${randomIdentifier().slice(-8)}`,
  slugHistory: [],
  title,
  // Without a prefecture, so that few others recommend it.
  prefectureCode: null,
  cityCode: null,
  publishedAt,
  contentUpdatedAt: publishedAt,
})

const count = async () =>
  (await db
    .prepare(`SELECT count(*) AS n FROM article_pages WHERE status = 'published'`)
    .first<number>('n')) ?? 0
/** A publication larger than one scheduled run takes several. */
const made = (id: string) =>
  expect
    .poll(
      async () => {
        await triggerScheduled(site)
        return (await findPublication(db, id))?.status
      },
      { timeout: 60_000 },
    )
    .toBe('live')
const publish = async (title: string) => {
  const after = anArticle(title, new Date().toISOString())
  const id = await writeOnly(db, { kind: 'article-page', before: null, after }, { reason: 'publish' })
  await made(id)
  const touched = `SELECT path, status FROM publication_pages WHERE publication_id = ? AND (path LIKE '/article-pages?page=%' OR path LIKE '%*')`
  return { after, touched: (await db.prepare(touched).bind(id).all<{ path: string }>()).results }
}

test('deep pages of a list are one address of a publication, and are never served outdated (R39)', async () => {
  const old = Array.from({ length: 240 }, (_, index) =>
    anArticle(`遠い記事${index}`, new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString()),
  )
  const names = CONTENT_TABLES['article-page'].columns.map(({ name }) => name)
  const own = ['id', 'slug', 'title', 'published_at']
  const values = names.map((name) => (own.includes(name) ? `j.value ->> '${name}'` : `t."${name}"`))
  const rows = old.map(({ publishedAt, ...article }) => ({ ...article, published_at: publishedAt }))
  await db
    .prepare(
      `INSERT INTO article_pages ("${names.join('", "')}") SELECT ${values.join(', ')}
       FROM json_each(?) j JOIN article_pages t ON t.id = ?`,
    )
    .bind(
      JSON.stringify(rows.map(({ id, slug, title, published_at }) => ({ id, slug, title, published_at }))),
      model.id,
    )
    .run()
  const { touched } = await publish('一覧を動かす記事')
  const near = Array.from({ length: 4 }, (_, index) => ({
    path: `/article-pages?page=${index + 2}`,
    status: 'changed',
  }))
  expect(touched).toEqual(
    expect.arrayContaining([...near, { path: '/article-pages/page/*', status: 'changed' }]),
  )
  expect(touched).toHaveLength(5)

  const last = pageCount(await count())
  const deep = [12, last, last + 1].map((page) => `/article-pages?page=${page}`)
  const agreed = async () => expect((await reconcileSite(url, deep)).found).toEqual([])
  await agreed()
  const isOn = async (path: string, title: string) => (await read(url + path)).text.includes(`>${title}<`)
  const shown = async () => (await read(`${url}/article-pages?page=12`)).text.match(/遠い記事\d+/g)?.at(0)
  const before = await shown()
  const { after } = await publish('一覧をもう一度動かす記事')
  expect(await shown()).not.toBe(before)
  await agreed()
  expect((await read(`${url}/article-pages/page/12/_payload.json`)).headers.get('content-type')).toContain(
    'json',
  )

  // A card there has another text: its page is rendered, until the list changes again.
  const [edited] = old.slice(-1)
  if (!edited) throw new Error('no article')
  const renamed = { ...edited, title: '題を変えた遠い記事', version: edited.version + 1 }
  await made(await writeOnly(db, { kind: 'article-page', before: edited, after: renamed }))
  await agreed()
  expect(await isOn(`/article-pages?page=${last}`, renamed.title)).toBe(true)
  const gone = { kind: 'article-page' as const, before: after, after: { ...after, status: 'draft' as const } }
  await made(await writeOnly(db, gone, { reason: 'unpublish' }))
  expect(await shown()).toBe(before)
  await agreed()
  expect((await read(`${url}/article-pages?page=${last + 1}`)).status).toBe(404)
}, 120_000)

test('a deep page is rendered only where its list has changed since', () => {
  const url12 = new URL('https://example.test/spots?page=12')
  const moved = { '/spots/page/*': ['*', 5] } as const
  expect(isOutdated(url12, {})).toBe(false)
  expect(isOutdated(url12, moved)).toBe(true)
  expect(isOutdated(url12, { ...moved, '/spots/page/12/index.html': ['a', 4] })).toBe(true)
  expect(isOutdated(url12, { ...moved, '/spots/page/12/index.html': ['a', 5] })).toBe(false)
  expect(isOutdated(new URL('https://example.test/spots?page=5'), moved)).toBe(false)
  expect(isOutdated(new URL('https://example.test/hotels?page=12'), moved)).toBe(false)
  const paths = Array.from({ length: 12 }, (_, index) => `/spots?page=${index + 1}`)
  expect(listAddresses('/spots', paths)).toEqual([...paths.slice(0, 5), '/spots/page/*'])
  expect(listAddresses('/spots', paths.slice(0, 5))).toEqual(paths.slice(0, 5))
})

test('what has no file is rendered once until something is published', async () => {
  const title = `すぐに載る記事${randomIdentifier().slice(-8)}`
  const search = `/search/=/keyword=${encodeURIComponent(title)}`
  for (const path of [
    search,
    `${search}/_payload.json`,
    '/article-pages?prefecture=kyoto',
    '/article-pages/_payload.json?prefecture=kyoto',
  ]) {
    const [first, second] = [await read(url + path), await read(url + path)]
    expect([path, Number(first.headers.get(ROWS_READ)) > 0]).toEqual([path, true])
    expect([path, Number(second.headers.get(ROWS_READ))]).toEqual([path, 0])
    expect([second.status, second.text]).toEqual([first.status, first.text])
  }
  const { after } = await publish(title)
  await expect.poll(async () => (await read(url + search)).text).toContain(`/article-pages/${after.slug}`)
})
