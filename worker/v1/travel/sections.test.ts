import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide, spotIds } from '#tests/worker/travel.ts'

const site = await sharedSite()

type Member = { token: string }
type Ids = { id: string }[]

const THEME = { kind: 'theme', date: null, title: '雨の日の候補', memo: '' } as const

const addSection = ({ token }: Member, guideId: string, at: number, id = randomIdentifier()) =>
  call(site, `POST /travel/guides/${guideId}/sections`, { token, body: { id, at, section: THEME } })
const addActivity = ({ token }: Member, sectionId: string, at: number, id = randomIdentifier()) =>
  call(site, `POST /travel/sections/${sectionId}/activities`, {
    token,
    body: { id, at, activity: anActivity({ title: `${at}` }) },
  })
const reorder = ({ token }: Member, sectionId: string, activityIds: string[]) =>
  call(site, `POST /travel/sections/${sectionId}/reorder`, { token, body: { activityIds } })
const read = async ({ token }: Member, guideId: string) =>
  (await call(site, `GET /travel/guides/${guideId}`, { token })).body.data.travelGuide

const idsOf = (list: Ids) => list.map(({ id }) => id)
const ordersOf = (list: { order: number }[]) => list.map(({ order }) => order)

/** A member with a guide of a number of sections and activities. */
const withGuide = async (days: number, lines: number) => {
  const member = await aMember(site)
  const document = await makeGuide(site, member.token, aNewGuide(days, lines))
  const sections: string[] = idsOf(document.sections)
  const activities: string[][] = sections.map((id) =>
    idsOf(document.activities.filter((one: { sectionId: string }) => one.sectionId === id)),
  )
  return { member, id: document.guide.id as string, document, sections, activities }
}

test('a section is inserted at its position, once, and later ones move on (R52)', async () => {
  const { member, id, sections } = await withGuide(3, 0)
  const added = randomIdentifier()
  const first = await addSection(member, id, 1, added)
  expect(first.body.data.section).toEqual({ ...THEME, id: added, guideId: id, order: 1, version: 1 })
  const before = await dumpTravel(site)
  expect((await addSection(member, id, 1, added)).body).toEqual(first.body)
  expect(await dumpTravel(site)).toEqual(before)
  const last = (await addSection(member, id, 99)).body.data.section
  const now = await read(member, id)
  expect(idsOf(now.sections)).toEqual([sections[0], added, sections[1], sections[2], last.id])
  expect(ordersOf(now.sections)).toEqual([0, 1, 2, 3, 4])
})

test('an activity is inserted at its position, once, and sixty fit into a section (R52)', async () => {
  const { member, id, sections, activities } = await withGuide(2, 3)
  const [section = ''] = sections
  const added = randomIdentifier()
  const first = await addActivity(member, section, 1, added)
  expect(first.body.data.activity).toMatchObject({ id: added, sectionId: section, order: 1, version: 1 })
  expect((await addActivity(member, section, 0, added)).body).toEqual(first.body)
  const page = (await call(site, `GET /travel/sections/${section}`, { token: member.token })).body.data
  const [[one, two, three] = []] = activities
  expect(idsOf(page.activities)).toEqual([one, added, two, three])
  // Sent again after it was moved to another section, it stays there.
  await reorder(member, sections[1] ?? '', [added])
  expect((await addActivity(member, section, 1, added)).body.data.activity.sectionId).toBe(sections[1])
  await Promise.all(Array.from({ length: 60 }, () => addActivity(member, section, 0)))
  const now = await read(member, id)
  const inside = now.activities.filter((activity: { sectionId: string }) => activity.sectionId === section)
  expect(ordersOf(inside)).toEqual(Array.from({ length: 60 }, (_, index) => index))
  const { status, body } = await addActivity(member, section, 0)
  expect([status, body.errors[0].message]).toEqual([409, '1つの日程やテーマに入れられる予定は60件までです。'])
  expect(await read(member, id)).toEqual(now)
})

test('forty sections fit into a guide, whoever is quickest (R52)', async () => {
  const { member, id } = await withGuide(38, 0)
  const answers = await Promise.all([1, 2, 3, 4].map(() => addSection(member, id, 0)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(ordersOf((await read(member, id)).sections)).toEqual(Array.from({ length: 40 }, (_, index) => index))
})

test('sections are reordered; unknown ones are ignored, unnamed ones stay behind (R52)', async () => {
  const { member, id, sections } = await withGuide(4, 1)
  const other = await withGuide(2, 1)
  const before = await dumpTravel(site)
  const [a = '', b = '', c = '', d = ''] = sections
  const put = (sectionIds: string[]) =>
    call(site, `POST /travel/guides/${id}/reorder`, { token: member.token, body: { sectionIds } })
  const { body } = await put([c, randomIdentifier(), other.sections[0] ?? '', c, a])
  expect(idsOf(body.data.sections)).toEqual([c, a, b, d])
  expect(ordersOf(body.data.sections)).toEqual([0, 1, 2, 3])
  expect(body.data.sections.map(({ version }: { version: number }) => version)).toEqual([1, 1, 1, 1])
  expect((await read(member, id)).sections).toEqual(body.data.sections)
  expect((await put([c, a])).body).toEqual(body)
  expect((await put([a, b, c, d])).status).toBe(200)
  expect(await read(other.member, other.id)).toEqual(other.document)
  expect(await dumpTravel(site)).not.toEqual(before)
})

test('named activities move here from other sections of the guide, and from no other guide (R52)', async () => {
  const { member, id, sections, activities } = await withGuide(3, 3)
  const foreign = await withGuide(1, 2)
  const mine = await makeGuide(site, member.token, aNewGuide(1, 1))
  const [[a1, a2, a3] = [], [b1, b2, b3] = [], [c1, c2, c3] = []] = activities
  const named = [b2, a3, foreign.activities[0]?.[0], mine.activities[0].id, randomIdentifier(), c1]
  const { body } = await reorder(member, sections[0] ?? '', named as string[])
  expect(idsOf(body.data.activities)).toEqual([b2, a3, c1, a1, a2, b1, b3, c2, c3])
  expect(ordersOf(body.data.activities)).toEqual([0, 1, 2, 3, 4, 0, 1, 0, 1])
  expect((await read(member, id)).activities).toEqual(body.data.activities)
  expect(await read(foreign.member, foreign.id)).toEqual(foreign.document)
  expect((await read(member, mine.guide.id)).activities).toEqual(mine.activities)
})

test('a section beyond its limit gets none of them (R52)', async () => {
  const { member, sections, activities } = await withGuide(2, 40)
  const before = await dumpTravel(site)
  const { status } = await reorder(member, sections[0] ?? '', activities[1]?.slice(0, 21) ?? [])
  expect(status).toBe(409)
  expect(await dumpTravel(site)).toEqual(before)
  expect((await reorder(member, sections[0] ?? '', activities[1]?.slice(0, 20) ?? [])).status).toBe(200)
})

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
