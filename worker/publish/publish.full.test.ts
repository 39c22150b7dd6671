import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import { sitemapAddress } from '../syndication/sitemaps.ts'
import { entityOf, pendingAfterScheduled, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('publish', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

test('a new article is on its page, its lists, its prefecture, the sitemap and the feed, and is removed from all with its data (R39)', async () => {
  const model = await entityOf(
    db,
    'article-page',
    "status = 'published' AND prefecture_code IS NOT NULL ORDER BY published_at DESC",
  )
  const moment = new Date().toISOString()
  const article = {
    ...model,
    id: randomIdentifier(),
    slug: 'published-by-a-test',
    slugHistory: [],
    title: '公開の試験の記事',
    publishedAt: moment,
    contentUpdatedAt: moment,
  }
  const path = `${url}/article-pages/${article.slug}`
  expect((await read(path)).status).toBe(404)
  const id = await writeOnly(
    db,
    { kind: 'article-page', before: null, after: article },
    { reason: 'publish' },
  )
  // Until then they differ, which the comparison reports.
  expect(JSON.parse((await read(`${url}/_/reconcile`)).text)).toMatchObject({ unfinished: 1 })
  const owed = await reconcileSite(url, [`/article-pages/${article.slug}`])
  expect(owed.found.map(({ text }) => text)).toEqual([
    'page is public but not served (404)',
    'data is public but not served (404)',
  ])
  const startedAt = performance.now()
  await triggerScheduled(site)
  console.log(`published in ${Math.round(performance.now() - startedAt)} ms`)
  expect(await findPublication(db, id)).toMatchObject({
    status: 'live',
    error: null,
    path: `/article-pages/${article.slug}`,
  })
  for (const place of [`/article-pages/${article.slug}`, '/article-pages', '/', '/feed.xml'])
    expect([place, (await read(url + place)).text.includes(article.title)]).toEqual([place, true])
  expect((await read(`${url}${sitemapAddress('article-page', moment)}`)).text).toContain(article.slug)
  expect((await read(`${path}/_payload.json`)).status).toBe(200)
  const gone = { ...article, status: 'draft' as const }
  await writeOnly(db, { kind: 'article-page', before: article, after: gone }, { reason: 'unpublish' })
  await triggerScheduled(site)
  expect((await read(path)).status).toBe(404)
  expect((await read(`${path}/_payload.json`)).status).toBe(404)
}, 180_000)

test('a new spot is on the pages of its months, moves with them, and is removed from all (R39)', async () => {
  const model = await entityOf(db, 'spot', "status = 'published' AND business_status = 'open'")
  const spot = {
    ...model,
    id: randomIdentifier(),
    slug: 'in-season-by-a-test',
    slugHistory: [],
    bestMonths: [2],
    publishedAt: new Date().toISOString(),
  }
  const isOn = async (month: number) =>
    (await read(`${url}/months/${month}`)).text.includes(`/spots/${spot.slug}`)
  const publish = async (before: typeof spot | null, after: typeof spot) => {
    await writeOnly(db, { kind: 'spot', before, after })
    await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
    return [await isOn(2), await isOn(3)]
  }
  expect(await publish(null, { ...spot, status: 'draft' })).toEqual([false, false])
  expect(await publish(null, spot)).toEqual([true, false])
  const moved = { ...spot, bestMonths: [3] }
  expect(await publish(spot, moved)).toEqual([false, true])
  expect(await publish(moved, { ...moved, businessStatus: 'tempClosed' })).toEqual([false, false])
  expect(await publish({ ...moved, businessStatus: 'tempClosed' }, moved)).toEqual([false, true])
  expect(await publish(moved, { ...moved, status: 'archived' })).toEqual([false, false])
  // Of both tests.
  expect((await reconcileSite(url)).found).toEqual([])
}, 90_000)

test('the third entry gives its municipality a page, its feed and the links to it, until it is taken down (R39)', async () => {
  const code = await db
    .prepare(
      `SELECT code FROM cities c WHERE code LIKE '17%' AND NOT EXISTS (SELECT 1 FROM spots WHERE city_code = c.code)
       AND NOT EXISTS (SELECT 1 FROM article_pages WHERE city_code = c.code) ORDER BY code LIMIT 1`,
    )
    .first<string>('code')
  const model = await entityOf(db, 'spot', "status = 'published' AND business_status = 'open'")
  const spots = ['one', 'two', 'three'].map((name) => ({
    ...model,
    id: randomIdentifier(),
    slug: `${name}-of-a-town`,
    slugHistory: [],
    prefectureCode: '17',
    cityCode: code,
    publishedAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }))
  const page = `/pr/ishikawa/${code}`
  const publish = async (spot: (typeof spots)[number] | undefined, status: 'published' | 'archived') => {
    if (!spot) throw new Error('no spot')
    const before = status === 'published' ? null : spot
    await writeOnly(db, {
      kind: 'spot',
      before,
      after: { ...spot, status, updatedAt: new Date().toISOString() },
    })
    await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
    const [own, feed, first, sitemap] = await Promise.all(
      [page, `${page}/feed.xml`, '/spots/one-of-a-town', '/sitemaps/pages.xml'].map((path) =>
        read(url + path),
      ),
    )
    return [own?.status, feed?.status, first?.text.includes(`"${page}"`), sitemap?.text.includes(page)]
  }
  const [one, two, three] = spots
  await publish(one, 'published')
  expect(await publish(two, 'published')).toEqual([302, 404, false, false])
  expect(await publish(three, 'published')).toEqual([200, 200, true, true])
  expect((await reconcileSite(url)).found).toEqual([])
  expect(await publish(two, 'archived')).toEqual([302, 404, false, false])
  const { status, headers } = await read(url + page)
  expect([status, headers.get('location')]).toEqual([302, '/pr/ishikawa'])
  expect((await reconcileSite(url)).found).toEqual([])
}, 120_000)
