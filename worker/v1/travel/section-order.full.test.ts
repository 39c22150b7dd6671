import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide } from '#tests/worker/travel.ts'
import { idsOf, ordersOf, sectionsOn, THEME } from './sections.fixture.ts'

const site = await sharedSite()
const { addSection, addActivity, reorder, read, withGuide } = sectionsOn(site)

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

test('concurrent inserts stop at forty sections (R52)', async () => {
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

test('concurrent writers lose nothing, and the order has no gaps (R52)', async () => {
  const { token } = await aMember(site)
  const activity = anActivity()
  const made = await makeGuide(site, token, aNewGuide(3, 8))
  const added = Array.from({ length: 12 }, () => randomIdentifier())
  const ids: string[] = made.activities.map((one: { id: string }) => one.id)
  const [one, two, three] = made.sections.map((part: { id: string }) => `/travel/sections/${part.id}`)
  const gone = ids.slice(0, 4)
  const answers = await Promise.all([
    ...added.map((newId, index) =>
      call(site, `POST ${[one, two, three][index % 3]}/activities`, {
        token,
        body: { id: newId, at: 0, activity },
      }),
    ),
    ...gone.map((old) => call(site, `DELETE /travel/activities/${old}`, { token })),
    call(site, `POST ${three}/reorder`, { token, body: { activityIds: ids.slice(6, 12) } }),
    call(site, `POST ${two}/reorder`, { token, body: { activityIds: ids.slice(10, 20).reverse() } }),
    ...ids.slice(20).map((old) =>
      call(site, `PATCH /travel/activities/${old}`, {
        token,
        body: { version: 1, patch: { memo: '書いた' } },
      }),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const now = (await call(site, `GET /travel/guides/${made.guide.id}`, { token })).body.data.travelGuide
  const left = [...ids.filter((old) => !gone.includes(old)), ...added]
  expect(now.activities.map((each: { id: string }) => each.id).sort()).toEqual(left.sort())
  for (const part of now.sections) {
    const orders = now.activities.filter((each: { sectionId: string }) => each.sectionId === part.id)
    expect(orders.map((each: { order: number }) => each.order)).toEqual(
      orders.map((_: unknown, n: number) => n),
    )
  }
  const written = now.activities.filter((each: { memo: string }) => each.memo === '書いた')
  expect(written).toHaveLength(4)
  const listed = (await call(site, 'GET /travel/guides', { token })).body.data.guides.list
  const summary = listed.find((each: { id: string }) => each.id === made.guide.id)
  expect([summary.sectionCount, summary.activityCount]).toEqual([3, left.length])
})
