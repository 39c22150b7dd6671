import { afterAll, expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { repairSite } from '#scripts/reconcile-site.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { resetFailures } from '../db/publications/lists.server.ts'
import { claimRun, failRun, listUnfinished } from '../db/publications/runs.server.ts'
import { buildIn } from './other-build.fixture.ts'
import { entityOf, pendingAfterScheduled, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('overlay', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database
const pages = await site.miniflare.getR2Bucket('PAGES')
const build = buildIn('dist')

const filesInStore = async () => (await pages.list({ prefix: `${build.id}/files/` })).objects.length

// Before any test changes these pages. Not the top page, which may be of another month.
const { slug } = await entityOf(db, 'spot')
const madeAgain = await repairSite(url, [
  '/spots',
  '/spots?page=2',
  `/spots/${slug}`,
  '/features',
  '/sitemap.xml',
  '/feed.xml',
])
const statuses = await db.prepare('SELECT DISTINCT status FROM publication_pages').all()
const overlayFiles = await filesInStore()

test('unchanged pages equal the build’s own: they get no overlay entry (R39)', () => {
  expect(madeAgain.publication).toMatchObject({ status: 'live', error: null })
  expect(statuses.results).toEqual([{ status: 'same' }])
  expect(overlayFiles).toBe(0)
})

test('an overlay page is served like the built page: its ETag, caching, HEAD, data by build (R39)', async () => {
  const before = await entityOf(db, 'spot')
  const path = `${url}/spots/${before.slug}`
  const own = await read(path)
  await writeOnly(db, { kind: 'spot', before, after: { ...before, name: '見出しを変えた名所' } })
  await triggerScheduled(site)
  const served = await read(path)
  expect(served.text).toContain('見出しを変えた名所')
  for (const name of ['content-type', 'cache-control'])
    expect(served.headers.get(name)).toBe(own.headers.get(name))
  const tag = served.headers.get('etag') ?? ''
  expect(tag).not.toBe(own.headers.get('etag'))
  expect((await read(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
  expect((await read(path, { headers: { 'if-none-match': own.headers.get('etag') ?? '' } })).status).toBe(200)
  const head = await read(path, { method: 'HEAD' })
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', tag])
  const data = await read(`${path}/_payload.json?${build.id}`)
  expect([data.status, data.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(data.text).toContain('見出しを変えた名所')
  const older = await read(`${path}/_payload.json?mh2x3k4v`)
  expect([older.status, older.headers.get('location')]).toEqual([302, `/spots/${before.slug}`])
  // The file behind an address has no address of its own, with or without overlay.
  expect((await read(`${path}/index.html`)).status).toBe(301)
})

test('a new slug has the page, and the former one redirects; an archived page is gone (R39)', async () => {
  const before = await entityOf(db, 'gift')
  const after = { ...before, slug: 'renamed-by-a-test', slugHistory: [before.slug] }
  await writeOnly(db, { kind: 'gift', before, after })
  await triggerScheduled(site)
  const former = await read(`${url}/gifts/${before.slug}`)
  expect([former.status, former.headers.get('location')]).toEqual([301, `/gifts/${after.slug}`])
  // The page may get its former slug back: the redirect must not be cached permanently.
  expect(former.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await read(`${url}/gifts/${after.slug}`)).status).toBe(200)
  await writeOnly(db, { kind: 'gift', before: after, after: { ...after, status: 'archived' } })
  await triggerScheduled(site)
  for (const slug of [before.slug, after.slug]) {
    expect((await read(`${url}/gifts/${slug}`)).status).toBe(410)
    expect((await read(`${url}/gifts/${slug}/_payload.json`)).status).toBe(410)
  }
})

test('concurrent publications keep each other’s changes (R39)', async () => {
  const { results } = await db
    .prepare(`SELECT id FROM goods WHERE status = 'published' LIMIT 6`)
    .all<{ id: string }>()
  const goods = await Promise.all(results.map(({ id }) => entityOf(db, 'goods', `id = '${id}'`)))
  await Promise.all(
    goods.map((before, index) =>
      writeOnly(db, { kind: 'goods', before, after: { ...before, name: `同時の品${index}` } }),
    ),
  )
  await Promise.all([triggerScheduled(site), triggerScheduled(site), triggerScheduled(site)])
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  const list = (await read(`${url}/goods`)).text
  const second = (await read(`${url}/goods?page=2`)).text
  for (const [index, { slug }] of goods.entries()) {
    expect((await read(`${url}/goods/${slug}`)).text).toContain(`同時の品${index}`)
    expect(list + second).toContain(`同時の品${index}`)
  }
})

test('a failing publication is retried with a growing delay, and at once on request (R39)', async () => {
  const before = await entityOf(db, 'hotel')
  const id = await writeOnly(db, { kind: 'hotel', before, after: before })
  const waits: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    const run = await claimRun(db, id)
    if (!run) throw new Error('somebody else is at it')
    await failRun(db, run, '保存先に書き込めませんでした。')
    const until = await db
      .prepare('SELECT lease_until FROM publications WHERE id = ?')
      .bind(id)
      .first<string>('lease_until')
    waits.push(until ? Math.round((Date.parse(until) - Date.now()) / 60_000) : 0)
    const isDue = async (at: number) => (await listUnfinished(db, new Date(at), 100)).includes(id)
    expect(await isDue(Date.now())).toBe(until === null)
    expect(await isDue(Date.now() + 61 * 60_000)).toBe(true)
    await db.prepare('UPDATE publications SET lease_until = NULL WHERE id = ?').bind(id).run()
  }
  expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60])
  const last = await claimRun(db, id)
  if (last) await failRun(db, last, '保存先に書き込めませんでした。')
  expect(await listUnfinished(db, new Date(Date.now() + 86_400_000), 100)).not.toContain(id)
  expect(await claimRun(db, id)).toBeNull()
  await resetFailures(db, id, { accountId: '', reach: { any: ALL_CONTENT_KINDS, own: [] } })
  expect(await listUnfinished(db, new Date(), 100)).toContain(id)
})
