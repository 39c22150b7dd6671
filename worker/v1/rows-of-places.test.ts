import { afterAll, expect, test } from 'vitest'
import { call, login, serveMemberSite, tokensOf } from '#tests/worker/member-site.ts'
import { ROWS_READ } from '../middleware/rows-read.ts'

const site = await serveMemberSite('rows-of-places')
afterAll(site.stop)

const { results: columns } = await site.db
  .prepare("SELECT name FROM pragma_table_info('spots')")
  .all<{ name: string }>()
const CHANGED: Record<string, string> = {
  id: `printf('a%07x-0000-4000-8000-%012x', n, n)`,
  slug: `'many-' || n`,
  slug_history: `'[]'`,
  lat: '30',
  lng: '140',
  city_code: `'13100'`,
  prefecture_code: `'13'`,
  best_months: `'[1]'`,
  category: `'海・海岸'`,
}
// Two thousand places far away from all others, in a season of their own.
await site.db
  .prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     INSERT INTO spots (${columns.map(({ name }) => `"${name}"`).join(', ')})
     SELECT ${columns.map(({ name }) => CHANGED[name] ?? `t."${name}"`).join(', ')}
     FROM numbers JOIN (SELECT * FROM spots WHERE status = 'published' LIMIT 1) t`,
  )
  .run()

const read = async (path: string) => {
  const response = await fetch(site.url + path)
  await response.arrayBuffer()
  return { status: response.status, rows: Number(response.headers.get(ROWS_READ)) }
}

test.each([
  '/spots?prefecture=tottori&sort=kana',
  '/spots?month=11&category=温泉',
  '/v1/spots?city=31201',
  '/v1/spots?city=13999',
])('%s reads few of many places', async (path) => {
  const { status, rows } = await read(path)
  expect(status).toBe(200)
  expect(rows).toBeLessThanOrEqual(300)
})

test.each(['/spots?sort=kana&page=90000', '/spots?page=90000', '/article-pages?sort=updated&page=90000'])(
  '%s, past the last page, reads no entries',
  async (path) => {
    const { status, rows } = await read(path)
    expect(status).toBe(404)
    expect(rows).toBeLessThanOrEqual(100)
  },
)

test('the places around a member are read without those far away', async () => {
  const { id, access } = await tokensOf(site)
  await login(site, id)
  const { status, rowsRead } = await call(
    site,
    'GET /travel/actions/nearby?lat=35.01&lng=135.77&type=visited',
    { token: access },
  )
  expect(status).toBe(200)
  expect(rowsRead).toBeLessThanOrEqual(500)
})
