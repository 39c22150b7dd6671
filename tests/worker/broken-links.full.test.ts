import { afterAll, beforeEach, expect, test } from 'vitest'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'

// A site without a public name makes no outgoing requests; internal links are checked nevertheless.
const site = await serveMemberSite('broken-links')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const WRONG = ['/spots/nowhere-at-all', '/spots/former-kenrokuen', '/no-such-page']
// The sample content has checked links already, and other tests have added some; remove them here.
beforeEach(async () => {
  const added = (table: string) =>
    site.db
      .prepare(`DELETE FROM ${table} WHERE url IN (SELECT value FROM json_each(?))`)
      .bind(JSON.stringify(WRONG))
  await site.db.batch([
    added('content_links'),
    added('link_checks'),
    site.db.prepare(
      `UPDATE link_checks SET status = 'waiting', http_status = NULL, problem = NULL, moved_to = NULL, failures = 0,
         checked_at = NULL`,
    ),
  ])
})

const runJobs = () => triggerScheduled(site)
const links = async (show = 'broken') =>
  (await asAdmin(office, `GET /manage/broken-links?show=${show}`)).brokenLinks.list
const due = (sql = '1') =>
  site.db.prepare(`UPDATE link_checks SET next_check_at = '2020-01-01T00:00:00.000Z' WHERE ${sql}`).run()

const addLink = async (url: string, toKind: string, toSlug: string | null) => {
  const page = await site.db
    .prepare("SELECT id FROM manuscripts WHERE kind = 'article-page' AND is_live = 1")
    .first<{ id: string }>()
  await site.db.batch([
    site.db
      .prepare("INSERT INTO content_links VALUES (?, ?, 'article-page', 'blocks.0', 0)")
      .bind(page?.id ?? '', url),
    site.db
      .prepare(
        'INSERT OR IGNORE INTO link_checks (url, to_kind, to_slug, is_affiliate, next_check_at) VALUES (?, ?, ?, 0, ?)',
      )
      .bind(url, toKind, toSlug, '2020-01-01T00:00:00.000Z'),
  ])
}

test('every link of the content is recorded, affiliate ones marked, and internal ones are valid (R39)', async () => {
  const { outside, affiliates } =
    (await site.db
      .prepare('SELECT sum(to_kind IS NULL) AS outside, sum(is_affiliate) AS affiliates FROM link_checks')
      .first<{ outside: number; affiliates: number }>()) ?? {}
  expect(outside).toBeGreaterThan(10)
  expect(affiliates).toBeGreaterThan(0)
  await due()
  expect(await runJobs()).toBe('ok')
  expect(await links()).toEqual([])
})

test('a link to a missing page is broken, and lists its page; one to a former address has moved (R39)', async () => {
  await site.db
    .prepare(
      "INSERT OR IGNORE INTO slug_history SELECT 'spot', 'former-kenrokuen', id FROM spots WHERE slug = 'kanazawa-kenrokuen'",
    )
    .run()
  await addLink('/spots/nowhere-at-all', 'spot', 'nowhere-at-all')
  await addLink('/spots/former-kenrokuen', 'spot', 'former-kenrokuen')
  await addLink('/help', 'page', null)
  await addLink('/no-such-page', 'page', null)
  await runJobs()
  const broken = await links()
  expect(broken.map(({ url }: { url: string }) => url).sort()).toEqual([
    '/no-such-page',
    '/spots/nowhere-at-all',
  ])
  for (const { isInternal, uses } of broken) expect([isInternal, uses.length]).toEqual([true, 1])
  expect(await links('moved')).toMatchObject([
    { url: '/spots/former-kenrokuen', movedTo: '/spots/kanazawa-kenrokuen' },
  ])
})

test('a link is checked again on request, and deleted when no page contains it (R39)', async () => {
  await addLink('/spots/kanazawa-kenrokuen', 'spot', 'kanazawa-kenrokuen')
  await addLink('/spots/nowhere-at-all', 'spot', 'nowhere-at-all')
  await addLink('/no-such-page', 'page', null)
  await runJobs()
  await site.db
    .prepare(
      "UPDATE link_checks SET status = 'broken', next_check_at = '2040-01-01T00:00:00.000Z' WHERE url = '/spots/kanazawa-kenrokuen'",
    )
    .run()
  await asAdmin(office, 'POST /manage/broken-links/check', { url: '/spots/kanazawa-kenrokuen' })
  await site.db.prepare("DELETE FROM content_links WHERE url = '/no-such-page'").run()
  await due("url = '/no-such-page'")
  await runJobs()
  expect((await links()).map(({ url }: { url: string }) => url)).toEqual(['/spots/nowhere-at-all'])
  const gone = await site.db.prepare("SELECT 1 FROM link_checks WHERE url = '/no-such-page'").first()
  expect(gone).toBeNull()
})

test('a site without a public name makes no outgoing requests (R39)', async () => {
  await due()
  await runJobs()
  const checks = await site.db
    .prepare('SELECT count(*) AS n FROM link_checks WHERE to_kind IS NULL AND checked_at IS NOT NULL')
    .first<number>('n')
  expect(checks).toBe(0)
})
