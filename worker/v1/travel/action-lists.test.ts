import { expect, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import type { TravelAction } from '#domain/travel/action.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { addAction, aMember } from '#tests/worker/travel.ts'

const site = await sharedSite()

const TODAY = japanTime(new Date()).date
const add = (token: string, change?: object) => addAction(site, token, change)

test('records are sorted by latest day, filtered by type, prefecture and time, in pages without gaps (R51)', async () => {
  const { token } = await aMember(site)
  const days = [0, -1, -1, -5, -400]
  for (const [index, day] of days.entries())
    await add(token, {
      date: addDays(TODAY, day),
      type: index % 2 ? 'ate' : 'visited',
      ...(index > 2 && { prefectureCode: '13', cityCode: null }),
    })
  await add(token, { type: 'wish', date: null, title: 'いつか', prefectureCode: null, cityCode: null })
  const list = async (query: string) =>
    (await call(site, `GET /travel/actions?${query}`, { token })).body.data.travelActions
  const all = await list('')
  expect(all.meta).toEqual({ total: 6, limit: 20 })
  const dates = all.list.map(({ date }: TravelAction) => date ?? TODAY)
  expect(dates).toEqual([...dates].sort().reverse())

  const pages: string[] = []
  let cursor = ''
  do {
    const page = await list(`limit=2${cursor && `&cursor=${cursor}`}`)
    pages.push(...page.list.map(({ id }: TravelAction) => id))
    cursor = page.meta.cursor ?? ''
  } while (cursor)
  expect(pages).toEqual(all.list.map(({ id }: TravelAction) => id))

  const counted = async (query: string) => {
    const { list: found, meta } = await list(query)
    expect(meta.total).toBe(found.length)
    return found.length
  }
  expect(await counted('type=ate')).toBe(2)
  expect(await counted('prefecture=13')).toBe(2)
  expect(await counted('prefecture=13&type=visited')).toBe(1)
  expect(await counted(`from=${addDays(TODAY, -1)}&type=visited`)).toBe(2)
  expect(await counted(`to=${addDays(TODAY, -6)}`)).toBe(1)
  expect((await call(site, 'GET /travel/actions?limit=101', { token })).status).toBe(422)
})

test('of five thousand records a call reads a bounded number of rows, and no more are accepted (R51)', async () => {
  const { token, accountId } = await aMember(site)
  const types = ['visited', 'stayed', 'ate', 'bought', 'wish']
  await site.db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
       INSERT INTO travel_actions (account_id, id, type, title, date, listed_on, prefecture_code, memo, visibility, version, created_at, updated_at)
       SELECT ?1, 'a' || printf('%07d', i) || '-0000-4000-8000-000000000000', json_extract(?2, '$[' || (i % 5) || ']'), '記録' || i,
         date('2020-01-01', '+' || (i / 3) || ' days'), date('2020-01-01', '+' || (i / 3) || ' days'),
         printf('%02d', 1 + i % 47), '', 'private', 1, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z' FROM n`,
    )
    .bind(accountId, JSON.stringify(types))
    .run()
  for (const query of [
    '',
    'type=ate',
    'prefecture=13',
    'prefecture=13&type=ate',
    'from=2020-06-01&to=2020-06-30',
  ]) {
    const { status, body, rowsRead } = await call(site, `GET /travel/actions?limit=100&${query}`, { token })
    expect([query, status]).toEqual([query, 200])
    expect(body.data.travelActions.list.length).toBeGreaterThan(10)
    expect([query, rowsRead < 800]).toEqual([query, true])
  }
  const refused = await add(token)
  expect([refused.status, refused.body.errors[0]]).toEqual([
    409,
    {
      code: 'E10409',
      message: '旅の記録は5000件までです。使わない記録を削除してから追加してください。',
    },
  ])
  expect(refused.rowsRead).toBeLessThan(400)
})
