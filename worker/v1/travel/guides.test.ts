import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide, spotIds } from '#tests/worker/travel.ts'

const site = await sharedSite()

const messageOf = (body: { errors: { message: string; field?: string }[] }) => body.errors[0]?.message

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
    if (index === 2) guide.guide.coverImage = '{address}/drawn/sample.jpg'
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
    '{address}/drawn/sample.jpg',
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

test('impossible days are refused by field, and nothing is changed (R50)', async () => {
  const { token } = await aMember(site)
  const { guide } = await makeGuide(site, token, aNewGuide(0, 0, { startDate: '2026-11-20' }))
  const before = await dumpTravel(site)
  const patch = (change: object) =>
    call(site, `PATCH /travel/guides/${guide.id}`, { token, body: { version: 1, patch: change } })
  for (const [change, field] of [
    [{ endDate: '2026-11-19' }, 'patch.endDate'],
    [{ endDate: '2027-01-19' }, 'patch.endDate'],
    [{ startDate: '2026-11-31' }, 'patch.startDate'],
    [{ prefectureCodes: ['48'] }, 'patch.prefectureCodes.0'],
    [{ coverImage: 'https://elsewhere.example/a.jpg' }, 'patch.coverImage'],
    [{ title: ' ' }, 'patch.title'],
    [{ budget: 1.5 }, 'patch.budget'],
  ] as const) {
    const { status, body } = await patch(change)
    expect([change, status, body.errors[0].field]).toEqual([change, 422, field])
    expect(messageOf(body)).toMatch(/[ぁ-ん]。$/)
  }
  expect((await patch({ version: 7 })).status).toBe(422)
  const sixty = await patch({ endDate: '2027-01-18' })
  expect(sixty.status).toBe(200)
  await patch({ endDate: '2027-01-18' })
  expect(await dumpTravel(site)).not.toEqual(before)
})

test('a whole guide that contradicts itself is refused as a whole (R50)', async () => {
  const { token } = await aMember(site)
  const before = await dumpTravel(site)
  const sent = aNewGuide(1, 1)
  const [section, activity] = [sent.sections[0], sent.activities[0]]
  if (!section || !activity) throw new Error('it has both')
  for (const [body, field] of [
    [{ ...sent, guide: { ...sent.guide, startDate: '2026-11-20', endDate: '2026-11-01' } }, 'guide.endDate'],
    [{ ...sent, activities: [{ ...activity, sectionId: randomIdentifier() }] }, 'activities.0.sectionId'],
    [
      { ...sent, activities: [{ ...activity, startTime: '10:00', endTime: '09:00' }] },
      'activities.0.endTime',
    ],
    [{ ...sent, sections: [section, section] }, 'guide.id'],
    [{ ...sent, guide: { ...sent.guide, id: 'nope' } }, 'guide.id'],
    [{ ...sent, activities: [{ ...activity, url: 'javascript:alert(1)' }] }, 'activities.0.url'],
  ] as const) {
    const answer = await call(site, 'POST /travel/guides', { token, body })
    expect([field, answer.status, answer.body.errors[0].field]).toEqual([field, 422, field])
  }
  expect(await dumpTravel(site)).toEqual(before)
})

test("more than a guide's limits is refused with a message, and changes nothing (R50)", async () => {
  const { token } = await aMember(site)
  const before = await dumpTravel(site)
  for (const [sent, text] of [
    [aNewGuide(41, 0), '1冊のしおりに入れられる日程とテーマは、合わせて40件までです。'],
    [aNewGuide(1, 61), '1つの日程やテーマに入れられる予定は60件までです。'],
    [aNewGuide(8, 51), '1冊のしおりに入れられる予定は400件までです。'],
  ] as const) {
    const { status, body } = await call(site, 'POST /travel/guides', { token, body: sent })
    expect([status, messageOf(body)]).toEqual([409, text])
  }
  expect(await dumpTravel(site)).toEqual(before)
  const fullest = aNewGuide(40, 10)
  expect((await makeGuide(site, token, fullest)).activities).toHaveLength(400)
})

test('a member has a hundred guides, also when many are made at once (R50)', async () => {
  const { token, accountId } = await aMember(site)
  const insert = site.db.prepare(
    `INSERT INTO travel_guides (id, account_id, title, prefecture_codes, members, memo, checklist, created_at, updated_at)
     VALUES (?, ?, '旅', '[]', '', '', '[]', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z')`,
  )
  const ids = Array.from({ length: TRAVEL_LIMITS.guides - 2 }, () => randomIdentifier())
  await site.db.batch(ids.map((id) => insert.bind(id, accountId)))
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call(site, 'POST /travel/guides', { token, body: aNewGuide(1, 1) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(messageOf(refused?.body)).toBe(
    'しおりは100冊まで作れます。使わないしおりを削除してから、もう一度お試しください。',
  )
  const before = await dumpTravel(site)
  expect((await call(site, 'POST /travel/guides', { token, body: aNewGuide() })).status).toBe(409)
  expect(await dumpTravel(site)).toEqual(before)
  // Deleting makes room; restoring needs room again.
  expect((await call(site, `DELETE /travel/guides/${ids[0]}`, { token })).status).toBe(200)
  await makeGuide(site, token)
  expect((await call(site, `POST /travel/guides/${ids[0]}/restore`, { token })).status).toBe(409)
})

test('an identifier of another member is refused without revealing the owner, and nothing is created (R50)', async () => {
  const [one, other] = [await aMember(site), await aMember(site)]
  const theirs = await makeGuide(site, other.token, aNewGuide(1, 1))
  const mine = await makeGuide(site, one.token, aNewGuide(1, 1))
  const before = await dumpTravel(site)
  const sent = aNewGuide(1, 1)
  const [section, activity] = [sent.sections[0], sent.activities[0]]
  if (!section || !activity) throw new Error('it has both')
  for (const from of [theirs, mine]) {
    const [taken] = from.sections
    for (const body of [
      {
        ...sent,
        sections: [{ ...section, id: taken.id }],
        activities: [{ ...activity, sectionId: taken.id }],
      },
      { ...sent, activities: [{ ...activity, id: from.activities[0].id }] },
      ...(from === theirs ? [{ ...sent, guide: { ...sent.guide, id: from.guide.id } }] : []),
    ]) {
      const answer = await call(site, 'POST /travel/guides', { token: one.token, body })
      expect([answer.status, messageOf(answer.body)]).toEqual([
        409,
        '保存できませんでした。お手数ですが、もう一度作り直してください。',
      ])
      expect(answer.body.data).toBeUndefined()
    }
  }
  expect(await dumpTravel(site)).toEqual(before)
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
