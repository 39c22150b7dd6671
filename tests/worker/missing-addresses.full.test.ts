import { afterAll, expect, test, vi } from 'vitest'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('missing-addresses', { GATHERING_SPEED: '20' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const miss = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' }).then(({ status }) => status)
type Missed = { path: string; hits: number; referrerHost: string | null }
const list = async (): Promise<Missed[]> =>
  (await asAdmin(office, 'GET /manage/not-found')).missingAddresses.list
const count = () => site.db.prepare('SELECT count(*) AS n FROM missing_addresses').first<number>('n')

/** Records are buffered before they are written. */
const POLLING = { timeout: 20_000, interval: 50 }

test('a missing address is counted, without its query and without data of the visitor (R10)', async () => {
  const referer = 'https://blog.example.jp/a-post?reader=someone'
  const secret = 'reader=someone@example.jp'
  for (let time = 0; time < 3; time++)
    expect(await miss(`/spots/no-such-spot?${secret}`, { referer, 'user-agent': 'a-browser' })).toBe(404)
  expect(await miss('/shared/guides/this-is-a-secret-token')).toBe(404)
  expect(await miss('/wp-login.php')).toBe(404)
  const missed = async () => (await list()).find(({ path }) => path === '/spots/no-such-spot')
  await vi.waitFor(async () => expect((await missed())?.hits).toBe(3), POLLING)
  expect(await missed()).toMatchObject({ referrerHost: 'blog.example.jp' })
  const { results } = await site.db.prepare('SELECT * FROM missing_addresses').all()
  expect(JSON.stringify(results)).not.toMatch(/someone|a-browser|a-post|127\.0\.0\.1|secret-token|wp-login/)
})

test('existing, moved or removed pages are not missing (R10)', async () => {
  const before = await count()
  expect(await miss('/spots/kanazawa-kenrokuen')).toBe(200)
  expect(await miss('/articles/x')).toBe(301)
  expect(await count()).toBe(before)
})

test('a flood of addresses neither fills the table nor evicts frequent misses (R10)', async () => {
  const old = Array.from({ length: 1000 }, (_, index) => ({
    path: `/old/${index}`,
    hits: index < 5 ? 100 : 1,
  }))
  await site.db
    .prepare(
      `INSERT OR IGNORE INTO missing_addresses (path, hits, first_hit_at, last_hit_at)
       SELECT value ->> 'path', value ->> 'hits', ?2, ?2 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(old), '2026-01-01T00:00:00.000Z')
    .run()
  const flood = Array.from({ length: 300 }, (_, index) => `/flood/${index}`)
  for (let at = 0; at < flood.length; at += 50)
    expect(new Set(await Promise.all(flood.slice(at, at + 50).map((path) => miss(path))))).toEqual(
      new Set([404]),
    )
  await vi.waitFor(async () => {
    const { n = 0 } =
      (await site.db
        .prepare("SELECT count(*) AS n FROM missing_addresses WHERE path LIKE '/flood/%'")
        .first<{ n: number }>()) ?? {}
    expect(n).toBeGreaterThan(0)
  }, POLLING)
  expect(await count()).toBeLessThanOrEqual(1000)
  const top = (await list()).slice(0, 5)
  expect(top.map(({ hits }) => hits)).toEqual([100, 100, 100, 100, 100])
})

test('a handled address is removed from the list (R10)', async () => {
  const path = '/spots/seen-to'
  await site.db
    .prepare('INSERT INTO missing_addresses (path, hits, first_hit_at, last_hit_at) VALUES (?1, 999, ?2, ?2)')
    .bind(path, '2026-01-01T00:00:00.000Z')
    .run()
  const paths = async () => (await list()).map((missed) => missed.path)
  expect(await paths()).toContain(path)
  await asAdmin(office, 'POST /manage/not-found/forget', { path })
  expect(await paths()).not.toContain(path)
})
