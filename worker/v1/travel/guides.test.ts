import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { GuideDocument } from '#domain/travel/guide-document.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide, spotIds } from '#tests/worker/travel.ts'

const site = await sharedSite()

test('a complete guide is created at once and read as it was sent, in order (R50, R52)', async () => {
  const { token } = await aMember(site)
  const [spot = ''] = await spotIds(site)
  const sent = aNewGuide(2, 3, {
    title: '秋の金沢',
    startDate: '2026-11-20',
    endDate: '2026-11-21',
    prefectureCodes: ['17'],
    members: '家族4人',
    budget: 120_000,
    checklist: [{ id: randomIdentifier(), text: '傘', done: false, category: '持ちもの' }],
  })
  Object.assign(sent.activities[0] ?? {}, { kind: 'spot', refId: spot, startTime: '09:00', endTime: '25:30' })
  const { status, headers, body } = await call(site, 'POST /travel/guides', { token, body: sent })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const made = body.data.travelGuide
  expect(made.guide).toMatchObject({ ...sent.guide, version: 1, visibility: 'private', share: null })
  expect(made.sections).toEqual(
    sent.sections.map((section, order) => ({ ...section, guideId: sent.guide.id, order, version: 1 })),
  )
  expect(made.activities).toEqual(
    sent.activities.map((activity, index) => ({ ...activity, order: index % 3, version: 1 })),
  )
  expect(made.places).toEqual([
    expect.objectContaining({ kind: 'spot', id: spot, href: expect.stringMatching(/^\/spots\//) }),
  ])
  const read = await call(site, `GET /travel/guides/${sent.guide.id}`, { token })
  expect(read.body.data.travelGuide).toEqual(made)
})

test('sending a guide twice, also at once, creates one and returns the same (R50)', async () => {
  const { token } = await aMember(site)
  const sent = aNewGuide(2, 2)
  const post = () => call(site, 'POST /travel/guides', { token, body: sent })
  const answers = await Promise.all([post(), post(), post()])
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
  const before = await dumpTravel(site)
  expect((await post()).body).toEqual(answers[0]?.body)
  expect(await dumpTravel(site)).toEqual(before)
  const { body } = await call(site, 'GET /travel/guides', { token })
  expect(body.data.guides.meta.total).toBe(1)
  expect(body.data.guides.list[0]).toMatchObject({ sectionCount: 2, activityCount: 4 })
})

test('the list is sorted by latest change, paged, with the contents of each guide (R50)', async () => {
  const { token } = await aMember(site)
  const [spot = ''] = await spotIds(site)
  const made: string[] = []
  for (let index = 0; index < 5; index++) {
    const guide = aNewGuide(2, 2, { title: `旅${index}` })
    // The first place is in the second section, behind a line without one.
    if (index === 3) Object.assign(guide.activities[3] ?? {}, { kind: 'spot', refId: spot })
    if (index === 2) guide.guide.coverImage = '{address}/drawn/sample.webp'
    made.push((await makeGuide(site, token, guide)).guide.id)
  }
  await call(site, `PATCH /travel/guides/${made[0]}`, {
    token,
    body: { version: 1, patch: { memo: '変更' } },
  })
  const first = (await call(site, 'GET /travel/guides?limit=3', { token })).body.data.guides
  expect(first.meta).toMatchObject({ total: 5, limit: 3 })
  const rest = (await call(site, `GET /travel/guides?limit=3&cursor=${first.meta.cursor}`, { token })).body
  const list = [...first.list, ...rest.data.guides.list]
  expect(list.map(({ title }) => title)).toEqual(['旅0', '旅4', '旅3', '旅2', '旅1'])
  expect(rest.data.guides.meta.cursor).toBeUndefined()
  expect(list.map(({ coverPicture }) => coverPicture?.address ?? null)).toEqual([
    null,
    null,
    expect.stringMatching(/^\{address\}\//),
    '{address}/drawn/sample.webp',
    null,
  ])
  for (const { sectionCount, activityCount } of list) expect([sectionCount, activityCount]).toEqual([2, 4])
})

test('a change requires its base version, and repeating it is one change (R50, R52)', async () => {
  const { token } = await aMember(site)
  const { guide } = await makeGuide(site, token)
  const patch = (version: number, change: object) =>
    call(site, `PATCH /travel/guides/${guide.id}`, { token, body: { version, patch: change } })
  const changed = await patch(1, { title: '冬の金沢' })
  expect(changed.body.data.guide).toMatchObject({ title: '冬の金沢', version: 2 })
  expect(changed.body.data.guide.updatedAt >= guide.updatedAt).toBe(true)
  expect((await patch(1, { title: '冬の金沢' })).body).toEqual(changed.body)
  const late = await patch(1, { title: '春の金沢' })
  expect([late.status, late.body.errors[0].code]).toEqual([409, 'E10409'])
  expect(late.body.data.guide).toEqual(changed.body.data.guide)
  // Of two concurrent changes one is a conflict.
  const both = await Promise.all([patch(2, { memo: '一' }), patch(2, { memo: '二' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, loser] = both[0].status === 200 ? both : [both[1], both[0]]
  expect(loser.body.data.guide).toEqual(winner.body.data.guide)
})

test('a deleted guide is gone, restored completely within thirty days, and removed after that (R50)', async () => {
  const { token } = await aMember(site)
  const made = await makeGuide(site, token, aNewGuide(2, 2))
  const { id } = made.guide
  const [section, activity] = [made.sections[0].id, made.activities[0].id]
  const restore = () => call(site, `POST /travel/guides/${id}/restore`, { token })
  const remove = () => call(site, `DELETE /travel/guides/${id}`, { token })
  for (let twice = 0; twice < 2; twice++) expect((await remove()).body).toEqual({ data: { result: true } })
  for (const endpoint of [
    `GET /travel/guides/${id}`,
    `GET /travel/sections/${section}`,
    `GET /travel/activities/${activity}`,
    `DELETE /travel/sections/${section}`,
    `DELETE /travel/activities/${activity}`,
  ])
    expect([endpoint, (await call(site, endpoint, { token })).status]).toEqual([endpoint, 404])
  expect((await call(site, 'GET /travel/guides', { token })).body.data.guides.list).toEqual([])
  expect((await call(site, 'POST /travel/guides', { token, body: aNewGuide() })).status).toBe(200)
  const back = await restore()
  expect(back.body.data.travelGuide).toEqual({
    ...made,
    guide: { ...made.guide, updatedAt: back.body.data.travelGuide.guide.updatedAt },
  })
  expect((await restore()).body).toEqual(back.body)
  await remove()
  await site.db
    .prepare('UPDATE travel_guides SET deleted_at = ? WHERE id = ?')
    .bind(new Date(Date.now() - 31 * 86_400_000).toISOString(), id)
    .run()
  expect((await restore()).status).toBe(404)
  await makeGuide(site, token)
  for (const table of ['travel_guides', 'travel_sections', 'travel_activities']) {
    const column = table === 'travel_guides' ? 'id' : 'guide_id'
    const left = await site.db.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(id).all()
    expect(left.results).toEqual([])
  }
})

test('places are joined as they are: public, 公開終了, or never published (R50, R52)', async () => {
  const { token } = await aMember(site)
  const [shown, ended, draft, shut] = await spotIds(site)
  const update = (sql: string, id = '') =>
    site.db.prepare(`UPDATE spots SET ${sql} WHERE id = ?`).bind(id).run()
  await update("status = 'archived'", ended)
  await update("status = 'draft'", draft)
  await update("business_status = 'tempClosed'", shut)
  const sent = aNewGuide(1, 0)
  const sectionId = sent.sections[0]?.id ?? ''
  const line = (refId = '') => ({ ...anActivity({ kind: 'spot', refId }), id: randomIdentifier(), sectionId })
  const unknown = randomIdentifier()
  sent.activities = [shown, ended, draft, shut, unknown, shown].map(line)
  const { places } = await makeGuide(site, token, sent)
  const byId = new Map(places.map((place: { id: string }) => [place.id, place]))
  expect([...byId.keys()].sort()).toEqual([shown, ended, shut].sort())
  expect(places).toHaveLength(3)
  expect(byId.get(shown)).toMatchObject({ href: expect.any(String), stayMinutes: expect.any(Number) })
  expect(byId.get(ended)).toMatchObject({ href: null, address: '', tel: null, picture: null, opening: null })
  expect(byId.get(shut)).toMatchObject({
    businessStatus: 'tempClosed',
    opening: expect.objectContaining({ businessStatus: 'tempClosed' }),
  })
})

test.each([
  ['first', '0000-01-10', '0000-01-05', '0000-01-01'],
  ['last', '9999-12-20', '9999-12-25', '9999-12-31'],
])('a guide on the %s days of the calendar can be moved and read (R50)', async (_, startDate, date, to) => {
  const { token } = await aMember(site)
  const plan = aNewGuide(0)
  const sections = [{ id: randomIdentifier(), kind: 'day', date, title: '', memo: '' }]
  const sent = { ...plan, guide: { ...plan.guide, startDate, endDate: startDate }, sections, activities: [] }
  const { guide } = await makeGuide(site, token, sent as typeof plan)
  const patch = { startDate: to, endDate: to }
  const path = `/travel/guides/${guide.id}`
  expect((await call(site, `PATCH ${path}`, { token, body: { version: 1, patch } })).status).toBe(200)
  const { status, body } = await call(site, `GET ${path}`, { token })
  expect(status).toBe(200)
  expect(GuideDocument.parse(body.data.travelGuide).sections).toMatchObject([{ date }])
})

test('a new first day shifts the dated days, once, also where the trip had none (R50, R52)', async () => {
  const member = await aMember(site)
  const days = ['2026-12-05', '2026-12-06', null].map((date, at) => ({
    id: randomIdentifier(),
    kind: date ? 'day' : 'theme',
    date,
    title: `${at}`,
    memo: '',
  }))
  const plan = aNewGuide(0)
  const sent = {
    ...plan,
    guide: { ...plan.guide, startDate: '2026-12-05', endDate: '2026-12-06' },
    sections: days,
    activities: [],
  }
  const { guide } = await makeGuide(site, member.token, sent as typeof plan)
  const patch = (version: number, values: object) =>
    call(site, `PATCH /travel/guides/${guide.id}`, {
      token: member.token,
      body: { version, patch: values },
    })
  const dates = async () =>
    (
      await call(site, `GET /travel/guides/${guide.id}`, { token: member.token })
    ).body.data.travelGuide.sections.map(({ date, version }: { date: string | null; version: number }) => [
      date,
      version,
    ])
  const moved = { startDate: '2026-12-31', endDate: '2027-01-01' }
  for (const _ of [1, 2]) {
    expect((await patch(1, moved)).status).toBe(200)
    expect(await dates()).toEqual([
      ['2026-12-31', 1],
      ['2027-01-01', 1],
      [null, 1],
    ])
  }
  expect((await patch(1, { startDate: '2026-12-01', endDate: '2026-12-02' })).status).toBe(409)
  expect((await patch(2, { startDate: '2027-01-05' })).status).toBe(422)
  expect((await patch(2, { startDate: null, endDate: null })).status).toBe(200)
  expect((await dates())[1]).toEqual(['2027-01-01', 1])
  expect((await patch(3, { startDate: '2026-12-05' })).status).toBe(200)
  expect((await dates()).slice(0, 2)).toEqual([
    ['2026-12-05', 1],
    ['2026-12-06', 1],
  ])
})
