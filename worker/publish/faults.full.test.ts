import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { databaseOf, siteDatabase } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { findPublication, publicationStatements } from '../db/publications/publications.server.ts'
import {
  entityOf,
  expireLeases,
  pendingAfterScheduled,
  read,
  triggerScheduled,
  writeOnly,
} from './publishing.fixture.ts'

const STATE = '.cache/test/faults'

let site: SiteServer = await serveOwnSite('faults', { serverDev: true })
afterAll(() => site.stop())
const dbOf = async () => (await databaseOf(site)) as unknown as D1Database

/** Kills the server with all its pending work. */
const killed = async () => {
  await site.stop()
  site = await serveSite({ serverDev: true, stateDir: STATE, before: [siteDatabase] })
}
const agree = async () => expect((await reconcileSite(site.url.origin)).found).toEqual([])
/** Collects the addresses of a publication: the whole site is compared at the end. */
const agreeOn = async (id: string) => {
  const { results } = await (await dbOf())
    .prepare('SELECT path FROM publication_pages WHERE publication_id = ?')
    .bind(id)
    .all<{ path: string }>()
  const paths = results.map(({ path: touched }) => touched)
  expect(paths.length).toBeGreaterThan(3)
  expect((await reconcileSite(site.url.origin, paths)).found).toEqual([])
}
const textAt = async (path: string) => (await read(site.url.origin + path)).text

const retitled = (article: ArticlePage, title: string): ArticlePage => ({
  ...article,
  title,
  version: article.version + 1,
  contentUpdatedAt: new Date().toISOString(),
})

const first = await entityOf(await dbOf(), 'article-page')
const path = `/article-pages/${first.slug}`

test('a Worker killed after a database write, and again while publishing, loses nothing (R39)', async () => {
  const after = retitled(first, '中断された公開')
  const id = await writeOnly(await dbOf(), { kind: 'article-page', before: first, after })
  await killed()
  expect(await textAt(path)).not.toContain(after.title)
  void triggerScheduled(site).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 120))
  await killed()
  await expireLeases(await dbOf())
  await triggerScheduled(site)
  expect(await findPublication(await dbOf(), id)).toMatchObject({ status: 'live' })
  expect(await textAt(path)).toContain(after.title)
  await agreeOn(id)
}, 60_000)

test('a failing store leaves every page available, and scheduled jobs retry (R39)', async () => {
  const [before] = [await entityOf(await dbOf(), 'spot')]
  const after = { ...before, name: '書き込めない名所', version: before.version + 1 }
  const spot = `/spots/${before.slug}`
  const id = await writeOnly(await dbOf(), { kind: 'spot', before, after })
  const blobs = `${STATE}/v3/r2/tabishirube-pages/blobs`
  expect(existsSync(blobs)).toBe(true)
  renameSync(blobs, `${blobs}-away`)
  writeFileSync(blobs, 'not a folder')
  await triggerScheduled(site)
  expect(await findPublication(await dbOf(), id)).toMatchObject({
    status: 'failed',
    isPageLive: false,
    error: expect.stringContaining('書き込めませんでした'),
  })
  expect(await textAt(spot)).toContain(before.name)
  // The overlay cannot be read either: the build's own page is served.
  expect((await read(site.url.origin + path)).status).toBe(200)
  rmSync(blobs)
  renameSync(`${blobs}-away`, blobs)
  await triggerScheduled(site)
  expect(await findPublication(await dbOf(), id)).toMatchObject({ status: 'live', error: null })
  expect(await textAt(spot)).toContain(after.name)
  await agreeOn(id)
}, 60_000)

test('a page that cannot be rendered leaves itself and its lists unchanged, and its editor gets the error (R39)', async () => {
  const db = await dbOf()
  const before = await entityOf(db, 'hotel')
  const after = { ...before, name: '壊れた宿', version: before.version + 1 }
  const hotel = `/hotels/${before.slug}`
  const id = await writeOnly(db, { kind: 'hotel', before, after })
  await db.prepare(`UPDATE hotels SET rooms = 'many' WHERE id = ?`).bind(before.id).run()
  await triggerScheduled(site)
  expect(await findPublication(db, id)).toMatchObject({
    status: 'failed',
    isPageLive: false,
    error: `「${hotel}」のページを作れませんでした。公開中のページは元のままです。内容を確かめて、もう一度お試しください。`,
  })
  for (const at of [hotel, '/hotels', '/']) expect(await textAt(at)).not.toContain(after.name)
  expect(await textAt(hotel)).toContain(before.name)
  await db.prepare('UPDATE hotels SET rooms = ? WHERE id = ?').bind(before.rooms, before.id).run()
  await triggerScheduled(site)
  expect(await findPublication(db, id)).toMatchObject({ status: 'live', error: null })
  expect(await textAt(hotel)).toContain(after.name)
  await agreeOn(id)
}, 60_000)

test('a failing further page is reported while the page itself is live, and is rendered when possible (R39)', async () => {
  const db = await dbOf()
  const mention = await db
    .prepare(
      `SELECT m.to_id AS spot, a.id, a.slug, a.source_url AS source FROM content_mentions m
       JOIN article_pages a ON a.id = m.from_id JOIN spots s ON s.id = m.to_id
       WHERE m.from_kind = 'article-page' AND a.status = 'published' AND s.status = 'published' LIMIT 1`,
    )
    .first<{ spot: string; id: string; slug: string; source: string | null }>()
  if (!mention) throw new Error('an article mentions a spot')
  const source = db.prepare('UPDATE article_pages SET source_url = ? WHERE id = ?')
  await source.bind('no address', mention.id).run()
  const before = await entityOf(db, 'spot', `id = '${mention.spot}'`)
  const after = { ...before, name: '記事にもある名所', version: before.version + 1 }
  const id = await writeOnly(db, { kind: 'spot', before, after })
  await triggerScheduled(site)
  expect(await findPublication(db, id)).toMatchObject({
    status: 'failed',
    isPageLive: true,
    error: expect.stringContaining(`「/article-pages/${mention.slug}」のページを作れませんでした。`),
  })
  expect(await textAt(`/spots/${before.slug}`)).toContain(after.name)
  await source.bind(mention.source, mention.id).run()
  await triggerScheduled(site)
  expect(await findPublication(db, id)).toMatchObject({ status: 'live', error: null })
  await agreeOn(id)
}, 60_000)

test('a page unpublished during its publication stays unpublished (R39)', async () => {
  const db = await dbOf()
  const before = await entityOf(db, 'restaurant')
  const after = { ...before, name: '出してすぐ下げた店', version: before.version + 1 }
  const restaurant = `/restaurants/${before.slug}`
  const shown = await writeOnly(db, { kind: 'restaurant', before, after })
  const taken = await writeOnly(
    db,
    {
      kind: 'restaurant',
      before: after,
      after: { ...after, status: 'archived', version: after.version + 1 },
    },
    { reason: 'unpublish' },
  )
  await triggerScheduled(site)
  // The first one continues where it was interrupted, after the second one is done.
  await db.batch([
    db.prepare("UPDATE publications SET status = 'rendering' WHERE id = ?").bind(shown),
    db.prepare("UPDATE publication_pages SET status = 'waiting' WHERE publication_id = ?").bind(shown),
  ])
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  for (const id of [shown, taken]) expect(await findPublication(db, id)).toMatchObject({ status: 'live' })
  expect((await read(site.url.origin + restaurant)).status).toBe(410)
  expect((await read(`${site.url.origin}${restaurant}/_payload.json`)).status).toBe(410)
  await agreeOn(shown)
}, 60_000)

test('the same publication twice, concurrently and from the queue, is one (R39)', async () => {
  const db = await dbOf()
  const before = await entityOf(db, 'gift')
  const after = { ...before, name: '二度公開した品', version: before.version + 1 }
  const id = await writeOnly(db, { kind: 'gift', before, after })
  const again = { id, reason: 'publish' as const, changes: [], requestedBy: null, now: new Date() }
  await db.batch(publicationStatements(db, again))
  await Promise.all([triggerScheduled(site), triggerScheduled(site)])
  const live = await findPublication(db, id)
  expect(live).toMatchObject({ status: 'live', reason: 'update', kind: 'gift' })
  const worker = await site.miniflare.getWorker()
  const message = { id: 'one', timestamp: new Date(), body: { publicationId: id }, attempts: 1 }
  for (let delivery = 0; delivery < 2; delivery += 1) {
    const { outcome } = await worker.queue('tabishirube-publishing', [{ ...message, attempts: delivery + 1 }])
    expect(outcome).toBe('ok')
  }
  expect(await findPublication(db, id)).toEqual(live)
  expect(await textAt(`/gifts/${before.slug}`)).toContain(after.name)
  await agreeOn(id)
  await agree()
}, 60_000)
