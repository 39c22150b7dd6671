import { afterAll, expect, test } from 'vitest'
import { copyAccount } from '#worker/db/members/copy-account.server.ts'
import { leaveToCopy, openCopy, reopenAccount, startMove } from '#worker/db/members/moves.server.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { accountRows } from './account-rows.ts'
import { createMemberFixtures } from './member-fixtures.ts'
import { call } from './member-site.ts'
import { type Person, serveSplitSite } from './split-site.ts'
import { aNewGuide, makeGuide, spotIds } from './travel.ts'

const { site, there, main, members, aMember, anAdmin, move, moveAll, isIn, ask } =
  await serveSplitSite('moving-members')
afterAll(() => site.stop())
const rowsHere = await accountRows(site)
const rowsThere = await accountRows(there)

/** All rows without counts of nothing: those are not counted again. */
const comparable = ({ shelf_counts, travel_action_counts, ...rows }: Record<string, string>) => ({
  ...rows,
  shelf_counts: shelf_counts?.replaceAll(/,?\[[^\]]*,0\]/g, ''),
  travel_action_counts: travel_action_counts?.replaceAll(/,?\[[^\]]*,0\]/g, ''),
})

/** What a member sees. */
const seen = async (person: Person, { guide, action }: { guide: string; action: string }) =>
  Promise.all(
    [
      '/me/shelf',
      '/me/favorites/spots',
      '/me/histories/spots',
      `/travel/guides/${guide}`,
      '/travel/guides',
      `/travel/actions/${action}`,
      '/travel/actions',
      '/me/stats/usage',
      '/me/topics',
      '/sessions',
    ].map(async (path) => (await ask(person, `GET ${path}`)).body.data),
  )

test('a member moves with every row, back and forth, sees the same and stays signed in', async () => {
  const person = await aMember()
  const made = await createMemberFixtures(site, person.token)
  const [rows, view] = [await rowsThere(person.accountId), await seen(person, made)]
  expect((await move('MEMBERS_1', 'DB')).body).toMatchObject({ moved: 1, failed: [] })
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([true, false])
  expect(comparable(await rowsHere(person.accountId))).toEqual(comparable(rows))
  expect(await seen(person, made)).toEqual(view)
  // The hourly jobs find nothing to remove.
  await triggerScheduled(site, new Date('2026-12-01T03:00:00.000Z'))
  const photo = `/v1/travel/actions/${made.action}/photos/${made.photo}`
  const picture = () => fetch(site.url + photo, { headers: { authorization: `Bearer ${person.token}` } })
  expect((await picture()).status).toBe(200)
  expect(await moveAll('DB', 'MEMBERS_1')).toEqual([])
  expect(await isIn(members, person)).toBe(true)
  expect(comparable(await rowsThere(person.accountId))).toEqual(comparable(rows))
  expect(await seen(person, made)).toEqual(view)
  expect((await picture()).status).toBe(200)
})

test('calls wait while an account moves, and nothing that was answered is lost', async () => {
  const person = await aMember()
  const [first = '', second = ''] = await spotIds(site)
  const keep = (spot: string) =>
    ask(person, `PUT /me/favorites/spots/${spot}`, { createdAt: new Date().toISOString() })
  expect((await keep(first)).status).toBe(200)
  const closed = new Date()
  await startMove(members, person.accountId, closed)
  const refused = await keep(second)
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    503,
    'データを移しています。少し待ってから、もう一度お試しください。',
  ])
  expect((await ask(person, 'GET /me/favorites/spots')).status).toBe(503)
  await reopenAccount(members, person.accountId, closed.toISOString())
  expect((await keep(second)).status).toBe(200)
  expect((await ask(person, 'GET /me/favorites/spots')).body.data.favorites.list).toHaveLength(2)
})

test('changes that are sent during moves are saved once, or refused to be sent again', async () => {
  const person = await aMember()
  const spots = (await spotIds(site)).slice(0, 8)
  const keep = async (spot: string): Promise<number> => {
    for (let tries = 1; ; tries++) {
      const body = { createdAt: '2026-11-01T00:00:00.000Z' }
      const { status } = await ask(person, `PUT /me/favorites/spots/${spot}`, body)
      if (status === 200) return tries
      expect(status).toBe(503)
    }
  }
  let isOver = false
  const moving = (async () => {
    for (let to = 'DB'; !isOver; to = to === 'DB' ? 'MEMBERS_1' : 'DB')
      await moveAll(to === 'DB' ? 'MEMBERS_1' : 'DB', to)
  })()
  for (const spot of spots) await keep(spot)
  isOver = true
  await moving
  const { favorites, counts } = (await ask(person, 'GET /me/favorites/spots')).body.data
  const ids = favorites.list.map(({ targetId }: { targetId: string }) => targetId)
  expect(ids.toSorted()).toEqual(spots.toSorted())
  expect(Object.values(counts).reduce((sum: number, count) => sum + Number(count), 0)).toBe(spots.length)
  const usage = (await ask(person, 'GET /me/stats/usage')).body.data.usageStats
  expect(usage.totals.favoritesAdded).toBe(spots.length)
})

const LATE = () => new Date(Date.now() - 11 * 60_000)

test('an interrupted move is undone while the copy is incomplete', async () => {
  const person = await aMember()
  await createMemberFixtures(site, person.token, false)
  const rows = await rowsThere(person.accountId)
  await startMove(members, person.accountId, LATE())
  await copyAccount(members, main, person.accountId)
  await triggerScheduled(site)
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([false, true])
  expect(await rowsThere(person.accountId)).toEqual(rows)
  expect((await ask(person, 'GET /me')).status).toBe(200)
})

test('an interrupted move is completed once the account was left to its copy', async () => {
  for (const isOpened of [false, true]) {
    const person = await aMember()
    const made = await createMemberFixtures(site, person.token, false)
    const { travelGuide } = (await ask(person, `GET /travel/guides/${made.guide}`)).body.data
    const view = await seen(person, made)
    const closed = LATE()
    await startMove(members, person.accountId, closed)
    await copyAccount(members, main, person.accountId)
    await leaveToCopy(members, person.accountId, closed.toISOString())
    if (isOpened) {
      await openCopy(main, person.accountId)
      expect(await seen(person, made)).toEqual(view)
      // What is changed in the copy is not shared from what was left behind.
      await ask(person, `DELETE /travel/guides/${made.guide}/share`)
      const { status } = await call(site, `GET /shared/guides/${travelGuide.guide.share.token}`)
      expect(status).toBe(404)
    } else expect((await ask(person, 'GET /me')).status).toBe(503)
    await triggerScheduled(site)
    expect([await isIn(main, person), await isIn(members, person)]).toEqual([true, false])
    expect((await ask(person, `GET /travel/guides/${made.guide}`)).status).toBe(200)
  }
})

test('an account that is deleted after an interrupted move does not come back', async () => {
  const person = await aMember()
  const closed = LATE()
  await startMove(members, person.accountId, closed)
  await copyAccount(members, main, person.accountId)
  await leaveToCopy(members, person.accountId, closed.toISOString())
  await openCopy(main, person.accountId)
  expect((await ask(person, 'POST /accounts/leave')).status).toBe(200)
  await triggerScheduled(site)
  expect([await isIn(main, person), await isIn(members, person)]).toEqual([false, false])
  expect((await ask(person, 'GET /me')).status).toBe(401)
})

test('a move overwrites nobody’s guide: ids are chosen by devices', async () => {
  const victim = await aMember()
  const made = await createMemberFixtures(site, victim.token, false)
  await moveAll('MEMBERS_1', 'DB')
  const { travelGuide } = (await ask(victim, `GET /travel/guides/${made.guide}`)).body.data
  const attacker = await aMember()
  await makeGuide(site, attacker.token, aNewGuide(1, 1, { id: made.guide }))
  expect([await isIn(main, victim), await isIn(members, attacker)]).toEqual([true, true])
  expect(await moveAll('MEMBERS_1', 'DB')).toEqual([attacker.accountId])
  // It stays where it was.
  expect((await ask(attacker, `GET /travel/guides/${made.guide}`)).status).toBe(200)
  expect((await ask(victim, `GET /travel/guides/${made.guide}`)).body.data.travelGuide).toEqual(travelGuide)
})

test('people of the office, and members whom it has dealt with, stay in its database', async () => {
  const admin = await anAdmin()
  const member = await aMember()
  await moveAll('MEMBERS_1', 'DB')
  const path = `/manage/accounts/${member.accountId}/sessions`
  expect((await ask(admin, `DELETE ${path}`)).status).toBe(200)
  await moveAll('DB', 'MEMBERS_1')
  expect([await isIn(main, admin), await isIn(main, member)]).toEqual([true, true])
  const audit = await ask(admin, `GET /manage/audit?ref=${member.accountId}`)
  expect(audit.body.data.auditRecords.list).toMatchObject([{ action: 'endSessions' }])
})

test('an administrator cannot end sessions of an account that is just moving', async () => {
  const admin = await anAdmin()
  const member = await aMember()
  const closed = new Date()
  await startMove(members, member.accountId, closed)
  const path = `/manage/accounts/${member.accountId}`
  for (const endpoint of [`GET ${path}`, `GET ${path}/sessions`, `DELETE ${path}/sessions`])
    expect([endpoint, (await ask(admin, endpoint)).status]).toEqual([endpoint, 503])
  await reopenAccount(members, member.accountId, closed.toISOString())
  expect((await ask(admin, `DELETE ${path}/sessions`)).status).toBe(200)
})

test('only the key of operations moves members, and only between databases that exist', async () => {
  expect((await move('DB', 'MEMBERS_1', { key: 'x'.repeat(40) })).status).toBe(404)
  expect((await move('DB', 'MEMBERS_2')).status).toBe(422)
  expect((await move('DB', 'DB')).status).toBe(422)
  expect((await move('DB', 'MEDIA')).status).toBe(422)
})
