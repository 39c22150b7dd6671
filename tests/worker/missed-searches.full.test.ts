import { afterAll, expect, test, vi } from 'vitest'
import { searchPath } from '#domain/url/query-path.ts'
import { addMissedSearches } from '#worker/db/search/missed-searches.server.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('missed-searches', { GATHERING_SPEED: '20' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const read = async (path: string) => {
  const response = await fetch(site.url + path)
  await response.arrayBuffer()
  return response.status
}
const look = (keyword: string, filters = {}) => read(searchPath({ keyword, ...filters }))
type Missed = { words: string; typed: string; hits: number }
const list = async (query = ''): Promise<Missed[]> =>
  (await asAdmin(office, `GET /manage/missed-searches${query}`)).missedSearches.list
const missed = async (words: string) => (await list()).find((search) => search.words === words)

/** Records are buffered before they are written. */
const POLLING = { timeout: 20_000, interval: 50 }

test('words that found nothing are listed as typed, with the day, and nothing about the visitor', async () => {
  expect(await look('ヌルポガッ　温泉')).toBe(200)
  expect(await read(`${searchPath({ keyword: 'ぬるぽがっ 温泉' })}/_payload.json`)).toBe(200)
  for (const keyword of ['someone@example.jp', '090-1234-5678', '温泉']) expect(await look(keyword)).toBe(200)
  expect(await look('ぬるぽ', { prefecture: 'kyoto' })).toBe(200)
  await vi.waitFor(async () => expect((await missed('ぬるぽがっ 温泉'))?.hits).toBe(2), POLLING)
  expect(await missed('ぬるぽがっ 温泉')).toEqual({
    words: 'ぬるぽがっ 温泉',
    typed: 'ヌルポガッ 温泉',
    hits: 2,
    firstDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    lastDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  const { results } = await site.db.prepare('SELECT * FROM missed_searches').all()
  expect(results).toHaveLength(1)
})

test('a flood of searches keeps the frequent ones, a thousand at most', async () => {
  const some = (count: number, hits: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({
      words: `${prefix}${index}`,
      typed: `${prefix}${index}`,
      hits,
    }))
  await addMissedSearches(site.db, [...some(5, 100, 'often'), ...some(995, 1, 'old')], '2026-01-01')
  await addMissedSearches(site.db, some(300, 1, 'new'), '2026-02-01')
  const { n } =
    (await site.db.prepare('SELECT count(*) AS n FROM missed_searches').first<{ n: number }>()) ?? {}
  expect(n).toBe(1000)
  expect((await list()).slice(0, 5).map(({ hits }) => hits)).toEqual([100, 100, 100, 100, 100])
  expect((await list('?limit=100&sort=last')).some(({ words }) => words.startsWith('new'))).toBe(true)
  // A word that is searched for today may become frequent, however frequent all others are.
  await addMissedSearches(site.db, some(1000, 50, 'often'), '2026-03-01')
  await addMissedSearches(site.db, some(1, 1, 'today'), '2026-03-02')
  const latest = await list('?limit=100&sort=last')
  expect(latest).toContainEqual(expect.objectContaining({ words: 'today0', hits: 1 }))
})

test('a handled search is removed from the list', async () => {
  await addMissedSearches(site.db, [{ words: '夜景', typed: '夜景', hits: 999 }], '2026-11-01')
  expect(await missed('夜景')).toBeDefined()
  await asAdmin(office, 'POST /manage/missed-searches/forget', { words: '夜景' })
  expect(await missed('夜景')).toBeUndefined()
})
