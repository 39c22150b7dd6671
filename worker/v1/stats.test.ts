import { expect, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { UsageMetric } from '#domain/usage/metric.ts'
import { UsageStats } from '#domain/usage/usage-stats.ts'
import { call, login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { countUsage, countUsageOfChange } from '../db/usage/stats.server.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database
const today = japanTime(new Date()).date

const aMember = async () => {
  const tokens = await tokensOf(site)
  const { body } = await login(site, tokens.id)
  return { token: tokens.access, id: String(body.data.account.id) }
}
type Member = Awaited<ReturnType<typeof aMember>>

const usageOf = async (member: Member, query = ''): Promise<UsageStats> => {
  const { status, body, headers } = await call(site, `GET /me/stats/usage${query}`, { token: member.token })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return UsageStats.parse(body.data.usageStats)
}

const ACTION = `INSERT INTO travel_actions (account_id, id, type, title, date, listed_on, prefecture_code, memo,
  visibility, version, created_at, updated_at) VALUES (?1, ?2, ?3, '旅', ?4, ?4, ?5, '', 'private', 1, ?4, ?4)`

const act = (member: Member, type: string, date: string | null, code: string | null, id: string) =>
  db.prepare(ACTION).bind(member.id, id, type, date ?? today, code)

const mark = (member: Member, code: string, level: unknown) =>
  call(site, `PUT /me/stats/prefectures/${code}`, { token: member.token, body: { level } })

test('a new member has twelve empty months, no streak and an empty map (R43)', async () => {
  const stats = await usageOf(await aMember())
  expect(stats.months).toHaveLength(12)
  expect(stats.months.at(-1)?.month).toBe(today.slice(0, 7))
  expect(stats.months.every(({ days, travels }) => days === 0 && travels === 0)).toBe(true)
  expect(stats).toMatchObject({
    year: null,
    today,
    streak: { current: 0, longest: 0 },
    firstDay: null,
    lastDay: null,
    years: [Number(today.slice(0, 4))],
    prefectures: [],
  })
})

test('an event is counted once, on its day in Japan, with its write (R43)', async () => {
  const member = await aMember()
  const midnight = new Date(`${today}T00:00:00+09:00`)
  const write = () =>
    db
      .prepare("INSERT OR IGNORE INTO prefecture_marks VALUES (?, '13', 'lived', '2026-01-01T00:00:00.000Z')")
      .bind(member.id)
  await db.batch([
    countUsage(db, member.id, 'articlesRead', midnight, 3),
    countUsage(db, member.id, 'articlesRead', new Date(midnight.getTime() - 1)),
    countUsage(db, member.id, 'spotsViewed', midnight),
    write(),
    countUsageOfChange(db, member.id, 'guidesUpdated', midnight),
  ])
  await db.batch([write(), countUsageOfChange(db, member.id, 'guidesUpdated', midnight)])
  const { results } = await db
    .prepare('SELECT date_jst, metric, count FROM usage_stats WHERE account_id = ? ORDER BY 1, 2')
    .bind(member.id)
    .all()
  expect(results).toEqual([
    { date_jst: addDays(today, -1), metric: 'articlesRead', count: 1 },
    { date_jst: today, metric: 'articlesRead', count: 3 },
    { date_jst: today, metric: 'guidesUpdated', count: 1 },
    { date_jst: today, metric: 'spotsViewed', count: 1 },
  ])
  const stats = await usageOf(member)
  expect(stats.totals).toMatchObject({ articlesRead: 4, spotsViewed: 1, guidesUpdated: 1, actionsLogged: 0 })
  expect(stats.streak).toEqual({ current: 2, longest: 2 })
  expect([stats.firstDay, stats.lastDay]).toEqual([addDays(today, -1), today])
})

test('the map follows created, changed and deleted records; wishes do not count (R43)', async () => {
  const member = await aMember()
  const ids = ['one', 'two', 'three', 'wish', 'nowhere'] as const
  await db.batch([
    act(member, 'visited', '2024-05-03', '13', ids[0]),
    act(member, 'stayed', '2024-05-04', '13', ids[1]),
    act(member, 'ate', '2025-10-01', '26', ids[2]),
    act(member, 'wish', null, '47', ids[3]),
    act(member, 'bought', '2025-10-02', null, ids[4]),
  ])
  const places = ({ prefectures }: UsageStats) =>
    prefectures.map(({ code, records }) => `${code}:${records.count}/${records.stays}`)
  const stats = await usageOf(member)
  expect(places(stats)).toEqual(['13:2/1', '26:1/0'])
  expect(stats.years).toEqual([Number(today.slice(0, 4)), 2025, 2024])
  const year = await usageOf(member, '?year=2024')
  expect(places(year)).toEqual(['13:2/1'])
  expect(year.months.map(({ travels }) => travels)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
  expect((await usageOf(member, '?year=2025')).months[9]?.travels).toBe(2)

  const change = (sql: string, id: string) =>
    db.prepare(`${sql} WHERE account_id = ? AND id = ?`).bind(member.id, id)
  await db.batch([
    change("UPDATE travel_actions SET prefecture_code = '14', date = '2023-01-02'", ids[1]),
    change("UPDATE travel_actions SET deleted_at = '2026-01-01'", ids[2]),
    change("UPDATE travel_actions SET type = 'visited', date = '2024-08-01'", ids[3]),
    change('DELETE FROM travel_actions', ids[4]),
  ])
  const changed = await usageOf(member)
  expect(places(changed)).toEqual(['13:1/0', '14:1/1', '47:1/0'])
  expect(changed.years).toEqual([Number(today.slice(0, 4)), 2024, 2023])
  expect(places(await usageOf(member, '?year=2024'))).toEqual(['13:1/0', '47:1/0'])
  await change('UPDATE travel_actions SET deleted_at = NULL', ids[2]).run()
  expect(places(await usageOf(member, '?year=2025'))).toEqual(['26:1/0'])
})

test('a level is set, changed and removed; only its member sees it (R43)', async () => {
  const [member, other] = [await aMember(), await aMember()]
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await mark(member, '23', 'passed')
    expect([status, body.data]).toEqual([200, { prefecture: { code: '23', marked: 'passed' } }])
  }
  await mark(member, '47', 'lived')
  await mark(other, '01', 'visited')
  const none = { count: 0, stays: 0 }
  expect((await usageOf(member)).prefectures).toEqual([
    { code: '23', records: none, marked: 'passed' },
    { code: '47', records: none, marked: 'lived' },
  ])
  await mark(member, '23', 'none')
  expect((await usageOf(member)).prefectures.map(({ code }) => code)).toEqual(['47'])
  expect((await usageOf(other)).prefectures.map(({ code }) => code)).toEqual(['01'])
})

test('an invalid query is refused, and a session is required (R189)', async () => {
  const member = await aMember()
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
  expect(await statusOf(mark(member, '48', 'visited'))).toBe(404)
  expect(await statusOf(mark(member, '13', 'king'))).toBe(422)
  expect(await statusOf(call(site, 'GET /me/stats/usage?year=12', { token: member.token }))).toBe(422)
  expect(await statusOf(call(site, 'GET /me/stats/usage?of=all', { token: member.token }))).toBe(422)
  expect(await statusOf(call(site, 'GET /me/stats/usage'))).toBe(401)
  expect(await statusOf(call(site, 'PUT /me/stats/prefectures/13', { body: { level: 'lived' } }))).toBe(401)
})

test('5 metrics on 400 days and 5,000 records are read as counts: a bounded number of rows (R43)', async () => {
  const member = await aMember()
  const days = `SELECT value AS i, date('${today}', '-' || (value % 1200) || ' days') AS day FROM json_each(?2)`
  const numbers = (length: number) => JSON.stringify(Array.from({ length }, (_, index) => index))
  await db
    .prepare(
      `INSERT INTO usage_stats SELECT ?1, day, metric.value, 1 FROM (${days}), json_each(?3) AS metric`,
    )
    .bind(member.id, numbers(400), JSON.stringify(UsageMetric.options))
    .run()
  await db
    .prepare(
      `INSERT INTO travel_actions (account_id, id, type, title, date, listed_on, prefecture_code, memo, visibility,
         version, created_at, updated_at)
       SELECT ?1, 'r' || i, json_extract('["visited","stayed","ate","bought"]', '$[' || (i % 4) || ']'), '旅', day, day,
         printf('%02d', i % 47 + 1), '', 'private', 1, day, day FROM (${days})`,
    )
    .bind(member.id, numbers(5000))
    .run()
  for (let code = 1; code <= 47; code += 1) await mark(member, String(code).padStart(2, '0'), 'lived')

  const stats = await usageOf(member)
  expect(stats.prefectures.reduce((sum, { records }) => sum + records.count, 0)).toBe(5000)
  expect(stats.prefectures.every(({ marked }) => marked === 'lived')).toBe(true)
  expect(stats.streak.current).toBeGreaterThan(334)
  expect(stats.years.at(-1)).toBe(Number(addDays(today, -1199).slice(0, 4)))
  // The days, the months of travel, the map (D1 counts grouped rows twice), and the session.
  const bound = 5 * 366 + 12 * 48 + 2 * (4 * 47 + 47) + 100
  for (const query of ['', `?year=${Number(today.slice(0, 4)) - 1}`]) {
    const { rowsRead } = await call(site, `GET /me/stats/usage${query}`, { token: member.token })
    expect(rowsRead).toBeGreaterThan(300)
    expect(rowsRead).toBeLessThanOrEqual(bound)
  }
})

test("an account deletion removes a member's counts and levels (R45)", async () => {
  const member = await aMember()
  await db.batch([
    countUsage(db, member.id, 'articlesRead', new Date()),
    act(member, 'stayed', '2025-01-01', '13', 'gone'),
  ])
  await mark(member, '13', 'lived')
  await db.prepare('DELETE FROM accounts WHERE id = ?').bind(member.id).run()
  for (const table of ['usage_stats', 'prefecture_marks', 'travel_month_counts'])
    expect(
      await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE account_id = ?`).bind(member.id).first('n'),
    ).toBe(0)
})
