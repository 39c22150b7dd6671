import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { dumpTravel, spotIds } from '#tests/worker/travel.ts'
import { idsOf, ordersOf, sectionsOn } from './sections.fixture.ts'

const site = await sharedSite()
const { addSection, addActivity, reorder, read, withGuide } = sectionsOn(site)

test('a deletion removes the contents too, repeating it succeeds, and the rest moves up (R52)', async () => {
  const { member, id, sections, activities } = await withGuide(3, 3)
  const remove = (path: string) => call(site, `DELETE /travel/${path}`, { token: member.token })
  const [[a1, a2, a3] = []] = activities
  expect((await remove(`activities/${a2}`)).body).toEqual({ data: { result: true } })
  expect((await remove(`sections/${sections[1]}`)).body).toEqual({ data: { result: true } })
  const now = await read(member, id)
  const before = await dumpTravel(site)
  for (const path of [`activities/${a2}`, `sections/${sections[1]}`, `activities/${activities[1]?.[0]}`])
    expect([path, (await remove(path)).body]).toEqual([path, { data: { result: true } }])
  expect(await dumpTravel(site)).toEqual(before)
  expect(idsOf(now.sections)).toEqual([sections[0], sections[2]])
  expect(ordersOf(now.sections)).toEqual([0, 1])
  expect(idsOf(now.activities)).toEqual([a1, a3, ...(activities[2] ?? [])])
  expect(ordersOf(now.activities)).toEqual([0, 1, 0, 1, 2])
  const [listed] = (await call(site, 'GET /travel/guides', { token: member.token })).body.data.guides.list
  expect(listed).toMatchObject({ sectionCount: 2, activityCount: 5 })
  // Undo: the same id again.
  expect((await addActivity(member, sections[0] ?? '', 1, a2)).status).toBe(200)
  expect((await remove(`activities/${randomIdentifier()}`)).status).toBe(404)
})

test('a part is changed from its version, and a conflict returns the current state (R52)', async () => {
  const { member, document } = await withGuide(1, 1)
  const [section, activity] = [document.sections[0], document.activities[0]]
  for (const [name, path, field] of [
    ['section', `sections/${section.id}`, 'title'],
    ['activity', `activities/${activity.id}`, 'title'],
  ] as const) {
    const patch = (version: number, change: object) =>
      call(site, `PATCH /travel/${path}`, { token: member.token, body: { version, patch: change } })
    const changed = await patch(1, { [field]: '変えた' })
    expect(changed.body.data[name]).toMatchObject({ [field]: '変えた', version: 2 })
    expect((await patch(1, { [field]: '変えた' })).body).toEqual(changed.body)
    const late = await patch(1, { [field]: '遅い' })
    expect([late.status, late.body.data, late.body.errors]).toEqual([
      409,
      changed.body.data,
      [{ code: 'E10409', message: 'ほかの画面または端末で変更されています。内容を確認してください。' }],
    ])
    expect((await patch(2, { order: 5 })).status).toBe(422)
    expect((await patch(2, { id: randomIdentifier() })).status).toBe(422)
    expect((await patch(2, { accountId: 'x' })).status).toBe(422)
  }
})

test('an activity cannot end before it begins, whichever of the two is changed (R52)', async () => {
  const { member, document } = await withGuide(1, 1)
  const patch = (version: number, change: object) =>
    call(site, `PATCH /travel/activities/${document.activities[0].id}`, {
      token: member.token,
      body: { version, patch: change },
    })
  expect((await patch(1, { startTime: '23:00', endTime: '25:10' })).status).toBe(200)
  const { status, body } = await patch(2, { endTime: '22:00' })
  expect([status, body.errors[0].field]).toEqual([422, 'patch.endTime'])
  expect((await patch(2, { startTime: '25:11' })).status).toBe(422)
  expect((await patch(2, { endTime: '30:00' })).status).toBe(422)
})

test('sections and activities are read with their guide and their places (R52)', async () => {
  const { member, document, sections, activities } = await withGuide(2, 2)
  const [spot = ''] = await spotIds(site)
  const [[first = ''] = []] = activities
  const change = { version: 1, patch: { kind: 'spot', refId: spot } }
  await call(site, `PATCH /travel/activities/${first}`, { token: member.token, body: change })
  const section = (await call(site, `GET /travel/sections/${sections[0]}`, { token: member.token })).body.data
  const activity = (await call(site, `GET /travel/activities/${first}`, { token: member.token })).body.data
  expect(section).toMatchObject({ section: document.sections[0], guide: { id: document.guide.id } })
  expect(idsOf(section.activities)).toEqual(activities[0])
  expect(idsOf(section.places)).toEqual([spot])
  expect(activity).toMatchObject({ section: document.sections[0], guide: { id: document.guide.id } })
  expect(activity.activity).toEqual(section.activities[0])
  expect(activity.place).toEqual(section.places[0])
})

test('every change of a part is a change of its guide, and is counted once for its member (R43, R50)', async () => {
  const { member, id, document, sections } = await withGuide(1, 1)
  const usage = () =>
    site.db
      .prepare("SELECT sum(count) AS n FROM usage_stats WHERE metric = 'guidesUpdated' AND account_id = ?")
      .bind(member.accountId)
      .first<number>('n')
  const changes: (() => Promise<{ status: number }>)[] = [
    () => addSection(member, id, 0, 'a1111111-1111-4111-8111-111111111111'),
    () => addActivity(member, sections[0] ?? '', 0, 'a2222222-2222-4222-8222-222222222222'),
    () =>
      call(site, `PATCH /travel/sections/${sections[0]}`, {
        token: member.token,
        body: { version: 1, patch: { memo: '晴れたら' } },
      }),
    () => reorder(member, sections[0] ?? '', [document.activities[0].id]),
    () => call(site, `DELETE /travel/activities/${document.activities[0].id}`, { token: member.token }),
    () => call(site, `DELETE /travel/sections/${sections[0]}`, { token: member.token }),
  ]
  let { updatedAt } = document.guide
  let counted = 1
  for (const change of changes) {
    await site.db
      .prepare("UPDATE travel_guides SET updated_at = '2026-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(id)
      .run()
    expect((await change()).status).toBe(200)
    counted++
    const now = (await read(member, id)).guide.updatedAt
    expect(now > '2026-11-01').toBe(true)
    expect(await usage()).toBe(counted)
    updatedAt = now
    expect((await change()).status).toBe(200)
    expect([(await read(member, id)).guide.updatedAt, await usage()]).toEqual([updatedAt, counted])
  }
})

test('a section is deleted while its lines move elsewhere, or nothing happens (R52)', async () => {
  const { member, id, sections, activities } = await withGuide(3, 2)
  const [first = '', second = '', third = ''] = sections
  const remove = (from: string, to: string) =>
    call(site, `DELETE /travel/sections/${from}?linesTo=${to}`, { token: member.token })
  const other = await withGuide(1, 1)
  const before = await dumpTravel(site)
  expect((await remove(first, randomIdentifier())).status).toBe(404)
  expect((await remove(first, other.sections[0] ?? '')).status).toBe(404)
  expect((await remove(first, first)).status).toBe(404)
  expect((await remove(first, 'x y')).status).toBe(422)
  expect(await dumpTravel(site)).toEqual(before)
  for (const _ of [1, 2]) expect((await remove(first, third)).status).toBe(200)
  const now = await read(member, id)
  expect(idsOf(now.sections)).toEqual([second, third])
  expect(ordersOf(now.sections)).toEqual([0, 1])
  expect(idsOf(now.activities)).toEqual([
    ...(activities[1] ?? []),
    ...(activities[2] ?? []),
    ...(activities[0] ?? []),
  ])
  expect(ordersOf(now.activities)).toEqual([0, 1, 0, 1, 2, 3])
})

test('a section keeps its lines where they do not fit elsewhere (R52)', async () => {
  const { member, id, sections } = await withGuide(2, 31)
  const [first = '', second = ''] = sections
  const answer = await call(site, `DELETE /travel/sections/${first}?linesTo=${second}`, {
    token: member.token,
  })
  expect(answer.status).toBe(409)
  const now = await read(member, id)
  expect(idsOf(now.sections)).toEqual(sections)
  expect(now.activities).toHaveLength(62)
})
