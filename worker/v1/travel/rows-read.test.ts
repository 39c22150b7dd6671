import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, makeGuide, spotIds } from '#tests/worker/travel.ts'

const site = await sharedSite()

const DAYS = 14
const LINES = 120
const GUIDES = 100

const spots = await spotIds(site)
const member = await aMember(site)
const { token } = member

/** 14 days with 120 lines in all, every second one a place. */
const aLongGuide = () => {
  const guide = aNewGuide(DAYS, 0)
  guide.activities = Array.from({ length: LINES }, (_, index) => ({
    ...anActivity(index % 2 === 0 ? { kind: 'spot', refId: spots[index % spots.length] ?? null } : {}),
    id: randomIdentifier(),
    sectionId: guide.sections[index % DAYS]?.id ?? '',
  }))
  return guide
}

let last = await makeGuide(site, token, aLongGuide())
for (let index = 2; index < GUIDES; index++) last = await makeGuide(site, token, aLongGuide())
const { guide, sections, activities } = last
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

const share = { members: true, memos: true, costs: true, reservations: true, checklist: true }
const shared = await call(site, `POST /travel/guides/${guide.id}/share`, { token, body: share })
const link = shared.body.data.guide.share.token
const activity = anActivity({ title: '足した' })
const section = { kind: 'day', date: null, title: '', memo: '' }
const added = { section: randomIdentifier(), activity: randomIdentifier() }
const g = `/travel/guides/${guide.id}`
const s = `/travel/sections/${sections[0].id}`
const a = `/travel/activities/${activities[0].id}`
const patch = { version: 1, patch: { memo: '変えた' } }

/** The maximum of rows that each call reads with 100 guides of 120 lines in the database; the session takes 20. */
const BOUNDS: [endpoint: string, bound: number, body?: unknown][] = [
  ['GET /travel/guides?limit=20', 350],
  ['GET /travel/guides?limit=100', 900],
  [`GET ${g}`, 600],
  [`GET ${s}`, 90],
  [`GET ${a}`, 60],
  [`GET /shared/guides/${link}`, 600],
  [`PATCH ${g}`, 60, patch],
  [`PATCH ${s}`, 80, patch],
  [`PATCH ${a}`, 80, patch],
  [`POST ${g}/sections`, 150, { id: added.section, at: 0, section }],
  [`POST ${s}/activities`, 150, { id: added.activity, at: 0, activity }],
  [`POST ${g}/reorder`, 400, { sectionIds: ids(sections).reverse() }],
  [`POST ${s}/reorder`, 2000, { activityIds: ids(activities).slice(0, 50) }],
  [`POST ${g}/share`, 60, share],
  [`DELETE ${g}/share`, 60],
  [`DELETE ${a}`, 450],
  [`DELETE ${s}`, 500],
  ['POST /travel/guides', 1500, aLongGuide()],
  [`DELETE ${g}`, 150],
  [`POST ${g}/restore`, 800],
]

test('every call reads a bounded number of rows, however much there is (R50, R52)', async () => {
  const total = await site.db
    .prepare('SELECT count(*) AS n FROM travel_activities WHERE account_id = ?')
    .bind(member.accountId)
    .first<number>('n')
  expect(total).toBe((GUIDES - 1) * LINES)
  for (const [endpoint, bound, body] of BOUNDS) {
    const { status, rowsRead } = await call(site, endpoint, { token, ...(body !== undefined && { body }) })
    expect([endpoint, status, rowsRead > 0]).toEqual([endpoint, 200, true])
    expect.soft(rowsRead, endpoint).toBeLessThanOrEqual(bound)
  }
})
