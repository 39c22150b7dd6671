import { expect, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TravelAction } from '#domain/travel/action.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { addAction, aMember, anAction } from '#tests/worker/travel.ts'

const site = await sharedSite()

const TODAY = japanTime(new Date()).date
const add = (token: string, change?: object) => addAction(site, token, change)
const added = async (token: string, change?: object) =>
  TravelAction.parse((await add(token, change)).body.data.travelAction)
const change = (token: string, { id, version }: { id: string; version: number }, patch: object) =>
  call(site, `PATCH /travel/actions/${id}`, { token, body: { version, patch } })

test('a record is created once, however often it is sent, and counted once (R51)', async () => {
  const { token, accountId } = await aMember(site)
  const action = anAction({ rating: 5, memo: '湯めぐり' })
  const first = await call(site, 'POST /travel/actions', { token, body: { action } })
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(first.body.data.travelAction).toMatchObject({ ...action, photos: [], version: 1 })
  const again = await Promise.all(
    [1, 2, 3].map(() => call(site, 'POST /travel/actions', { token, body: { action } })),
  )
  for (const answer of again) expect(answer.body).toEqual(first.body)
  const used = await site.db
    .prepare("SELECT count FROM usage_stats WHERE account_id = ? AND metric = 'actionsLogged'")
    .bind(accountId)
    .first('count')
  expect(used).toBe(1)
  expect((await call(site, `GET /travel/actions/${action.id}`, { token })).body.data).toEqual({
    ...first.body.data,
    place: null,
    activity: null,
  })
})

test.each([
  ['a day to come', { date: addDays(TODAY, 1) }, 'action.date', '今日までの日付を選んでください。'],
  ['no day', { date: null }, 'action.date', '日付を選んでください。'],
  ['no name', { title: ' ' }, 'action.title', '必須項目です。'],
  ['half a place', { refKind: 'spot' }, 'action.refId', '場所の指定が正しくありません。'],
  [
    'a line of no guide',
    { activityId: randomIdentifier() },
    'action.activityId',
    '選んだ予定は見つかりません。',
  ],
  [
    'a prefecture that is none',
    { prefectureCode: '48' },
    'action.prefectureCode',
    '形式が正しくありません。',
  ],
  ['a version', { version: 3 }, 'action', '不明な項目が含まれています：version'],
])('a record with %s is refused (R51)', async (_name, wrong, field, message) => {
  const { token } = await aMember(site)
  const { status, body } = await add(token, wrong)
  expect([status, body.errors]).toEqual([422, [{ code: 'E10422', message, field }]])
})

test('an outdated change is a conflict with the current record (R51)', async () => {
  const { token } = await aMember(site)
  const made = await added(token, { type: 'wish', date: null })
  const visited = await change(token, made, { type: 'visited', date: TODAY })
  expect([visited.status, visited.body.data.travelAction.version]).toEqual([200, 2])
  // Repeated, as after a lost answer.
  expect((await change(token, made, { type: 'visited', date: TODAY })).body).toEqual(visited.body)
  const stale = await change(token, made, { memo: '古い画面から' })
  expect([stale.status, stale.body]).toEqual([
    409,
    {
      data: visited.body.data,
      errors: [{ code: 'E10409', message: 'ほかの画面で変更されています。' }],
    },
  ])
  const totals = await call(site, 'GET /travel/actions?type=wish', { token })
  expect(totals.body.data.travelActions.meta.total).toBe(0)
  expect((await change(token, visited.body.data.travelAction, { date: null })).status).toBe(422)
})

test('a deleted record is restored completely, and is not counted meanwhile (R51)', async () => {
  const { token } = await aMember(site)
  const made = await added(token)
  const remove = () => call(site, `DELETE /travel/actions/${made.id}`, { token })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(200)
  expect((await call(site, `GET /travel/actions/${made.id}`, { token })).status).toBe(404)
  const total = async () =>
    (await call(site, 'GET /travel/actions', { token })).body.data.travelActions.meta.total
  expect(await total()).toBe(0)
  const { body } = await call(site, `POST /travel/actions/${made.id}/restore`, { token })
  expect(body.data.travelAction).toEqual(made)
  expect(await total()).toBe(1)
})

test('another member’s record answers like a missing one, whatever the call (R51, R190)', async () => {
  const [owner, other] = [await aMember(site), await aMember(site)]
  const made = await added(owner.token)
  for (const id of [made.id, randomIdentifier()])
    for (const [endpoint, body] of [
      [`GET /travel/actions/${id}`, undefined],
      [`PATCH /travel/actions/${id}`, { version: 1, patch: { memo: 'x' } }],
      [`DELETE /travel/actions/${id}`, undefined],
      [`POST /travel/actions/${id}/restore`, undefined],
      [`GET /travel/actions/${id}/photos/${id}`, undefined],
      [`PUT /travel/actions/${id}/photos/${id}`, undefined],
      [`DELETE /travel/actions/${id}/photos/${id}`, undefined],
      [`POST /travel/actions/${id}/photos/${id}/restore`, undefined],
    ] as const) {
      const answer = await call(site, endpoint, { token: other.token, body })
      expect([endpoint, answer.status, answer.body.errors[0].code]).toEqual([endpoint, 404, 'E10404'])
      expect((await call(site, endpoint)).status).toBe(401)
    }
  // An identifier is unique within an account: the same one is another record.
  expect((await add(other.token, { id: made.id, title: '別の記録' })).status).toBe(200)
  const { body } = await call(site, `GET /travel/actions/${made.id}`, { token: owner.token })
  expect(body.data.travelAction).toEqual(made)
})

const guideOf = async (account: string) => {
  const [guide, section, activity] = [randomIdentifier(), randomIdentifier(), randomIdentifier()]
  const at = new Date().toISOString()
  await site.db.batch([
    site.db
      .prepare(
        `INSERT INTO travel_guides (id, account_id, title, prefecture_codes, members, memo, checklist, created_at, updated_at)
         VALUES (?, ?, '但馬の旅', '[]', '', '', '[]', ?, ?)`,
      )
      .bind(guide, account, at, at),
    site.db
      .prepare(
        `INSERT INTO travel_sections (id, guide_id, account_id, "order", kind, title, memo) VALUES (?, ?, ?, 0, 'day', '', '')`,
      )
      .bind(section, guide, account),
    site.db
      .prepare(
        `INSERT INTO travel_activities (id, section_id, guide_id, account_id, "order", kind, title, reservation_no, url, memo, status)
         VALUES (?, ?, ?, ?, 0, 'free', '外湯めぐり', '', '', '', 'planned')`,
      )
      .bind(activity, section, guide, account),
  ])
  return { guide, activity }
}

test('a record is linked to a line of one’s own guide, and of no other (R51)', async () => {
  const [owner, other] = [await aMember(site), await aMember(site)]
  const { guide, activity } = await guideOf(owner.accountId)
  expect((await add(other.token, { activityId: activity })).status).toBe(422)
  const made = await added(owner.token, { activityId: activity })
  const read = () => call(site, `GET /travel/actions/${made.id}`, { token: owner.token })
  expect((await read()).body.data.activity).toEqual({
    id: activity,
    title: '外湯めぐり',
    guideId: guide,
    guideTitle: '但馬の旅',
  })
  await site.db.prepare('DELETE FROM travel_guides WHERE id = ?').bind(guide).run()
  expect((await read()).body.data.activity).toBeNull()
  // The line is deleted, and the record can still be changed.
  expect((await change(owner.token, made, { memo: 'よい湯でした' })).status).toBe(200)
})

test('a deleted record is restored only where there is room (R51)', async () => {
  const { token, accountId } = await aMember(site)
  const action = await added(token)
  expect((await call(site, `DELETE /travel/actions/${action.id}`, { token })).status).toBe(200)
  const counted = (count: number) =>
    site.db
      .prepare(
        'INSERT OR REPLACE INTO travel_action_counts (account_id, type, prefecture_code, count) VALUES (?, ?, ?, ?)',
      )
      .bind(accountId, 'stayed', '', count)
      .run()
  await counted(TRAVEL_LIMITS.actions)
  const restore = () => call(site, `POST /travel/actions/${action.id}/restore`, { token })
  const { status, body } = await restore()
  expect([status, body.errors[0].message]).toEqual([409, '記録は5000件までです。'])
  await counted(0)
  expect((await restore()).status).toBe(200)
})
