import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, dumpTravel, makeGuide } from '#tests/worker/travel.ts'

const site = await sharedSite()

const messageOf = (body: { errors: { message: string; field?: string }[] }) => body.errors[0]?.message

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
