import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { forgetOfMembers } from '#worker/db/account/members-retention.server.ts'
import { askForRemoval } from '#worker/db/travel/photo-removals.server.ts'
import { tickOf } from '#worker/publish/publishing.fixture.ts'
import { login, serveMemberSite, tokensOf } from './member-site.ts'
import { aNewGuide, makeGuide } from './travel.ts'

const site = await serveMemberSite('members-retention')
afterAll(site.stop)
const db = site.db as unknown as D1Database
const photos = await site.miniflare.getR2Bucket('PHOTOS')
const { access, id } = await tokensOf(site)
const accountId: string = (await login(site, id)).body.data.account.id

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const countOf = (sql: string, ...values: string[]) =>
  db
    .prepare(`SELECT count(*) AS n FROM ${sql}`)
    .bind(...values)
    .first<number>('n')

/** So many spots that were read so many days ago. */
const read = (days: number, count: number) =>
  db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
       INSERT INTO histories SELECT ?1, 'spot', ?2 || '-' || i, ?2, ?2, 1, '城', '' FROM n`,
    )
    .bind(accountId, ago(days), count)
    .run()
const histories = () => countOf('histories WHERE account_id = ?', accountId)

const aGuide = async (): Promise<string> => (await makeGuide(site, access, aNewGuide())).guide.id
/** Puts guides into the trash as if it had been so many days ago. */
const putAway = (days: number, ids: string[]) =>
  db
    .prepare('UPDATE travel_guides SET deleted_at = ? WHERE id IN (SELECT value FROM json_each(?))')
    .bind(ago(days), JSON.stringify(ids))
    .run()

/** The clock, at the beginning of the hour. */
const hour = async () => {
  const now = new Date()
  now.setUTCMinutes(0, 0, 0)
  return tickOf(site, now)
}

test('what was read over a year ago is forgotten by the hour, a bounded number of rows at a time (R41)', async () => {
  await read(366, 499)
  await read(400, 1)
  await read(364, 1)
  // Five hundred of a kind are kept of a member: the oldest one went with the last.
  expect(await histories()).toBe(500)
  await forgetOfMembers(db, new Date())
  expect(await histories()).toBe(1)
})

test('by the hour guides leave the trash after a month, ten at a time, and files that nobody has any more go (R41)', async () => {
  const old = await Promise.all(Array.from({ length: 11 }, aGuide))
  const kept = await aGuide()
  await putAway(31, old)
  await putAway(29, [kept])
  const folder = `accounts/${accountId}/${randomIdentifier()}/`
  await photos.put(`${folder}large.webp`, 'x')
  await askForRemoval(db, folder, new Date()).run()
  expect(await hour()).toBe('ok')
  expect(await countOf(`travel_guides WHERE id IN (${old.map(() => '?')})`, ...old)).toBe(1)
  expect(await countOf('travel_guides WHERE id = ?', kept)).toBe(1)
  expect((await photos.list({ prefix: folder })).objects).toEqual([])
  expect(await countOf('photo_removals')).toBe(0)
  expect(await hour()).toBe('ok')
  expect(await countOf(`travel_guides WHERE id IN (${old.map(() => '?')})`, ...old)).toBe(0)
})
