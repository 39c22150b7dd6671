import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide } from '#tests/worker/travel.ts'

const site = await sharedSite()

const { token } = await aMember(site)
const { guide, sections } = await makeGuide(site, token, aNewGuide(2, 2))
const [g, s] = [`/travel/guides/${guide.id}`, `/travel/sections/${sections[0].id}`]

const id = randomIdentifier()
const at = 0
const section = { kind: 'day', date: null, title: '', memo: '' }
const activity = anActivity()

test('paths of foreign data are not found, in any spelling (R53)', async () => {
  const other = await aMember(site)
  const theirs = await makeGuide(site, other.token, aNewGuide(1, 1))
  const before = await dumpTravel(site)
  for (const [path, foreign] of [
    ['guides', theirs.guide.id],
    ['sections', theirs.sections[0].id],
    ['activities', theirs.activities[0].id],
  ])
    for (const name of [
      foreign,
      `${foreign}%00`,
      "'%20OR%20'1'='1",
      '%25',
      'x'.repeat(3000),
      id,
      '__proto__',
    ])
      for (const method of ['GET', 'DELETE']) {
        const { status, body } = await call(site, `${method} /travel/${path}/${name}`, { token })
        expect([path, name, status, body.errors?.[0].code]).toEqual([path, name, 404, 'E10404'])
      }
  expect(await dumpTravel(site)).toEqual(before)
})

test('an identifier of another guide, mine or not, is refused without revealing it (R53)', async () => {
  const other = await aMember(site)
  const before: unknown[] = []
  for (const from of [
    await makeGuide(site, other.token, aNewGuide(1, 1)),
    await makeGuide(site, token, aNewGuide(1, 1)),
  ]) {
    before.splice(0, 1, await dumpTravel(site))
    for (const [endpoint, body] of [
      [`POST ${g}/sections`, { id: from.sections[0].id, at, section }],
      [`POST ${s}/activities`, { id: from.activities[0].id, at, activity }],
    ] as const) {
      const answer = await call(site, endpoint, { token, body })
      expect([answer.status, answer.body.data]).toEqual([409, undefined])
    }
    expect(await dumpTravel(site)).toEqual(before[0])
  }
})

test('at the limit of guides a new one adds nothing to another guide with its identifier (R53, R189)', async () => {
  const [full, other] = [await aMember(site), await aMember(site)]
  const theirs = await makeGuide(site, other.token, aNewGuide(1, 1))
  const mine = await makeGuide(site, full.token, aNewGuide(1, 1))
  await site.db
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99)
       INSERT INTO travel_guides (id, account_id, title, prefecture_codes, members, memo, checklist, created_at, updated_at)
       SELECT id || '-' || n, account_id, title, prefecture_codes, members, memo, checklist, created_at, updated_at FROM numbers JOIN travel_guides WHERE id = ?`,
    )
    .bind(mine.guide.id)
    .run()
  const before = await dumpTravel(site)
  const body = aNewGuide(2, 2)
  const sent = { ...body, guide: { ...body.guide, id: theirs.guide.id } }
  const { status } = await call(site, 'POST /travel/guides', { token: full.token, body: sent })
  expect(status).toBe(409)
  expect(await dumpTravel(site)).toEqual(before)
})
