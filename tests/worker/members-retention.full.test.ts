import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { deleteOldMemberRecords } from '#worker/db/account/members-retention.server.ts'
import { requestRemovalStatement } from '#worker/db/travel/photo-removals.server.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
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

/** A number of spots that were read a number of days ago. */
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
/** Moves guides to the trash at a moment a number of days ago. */
const trashGuides = (days: number, ids: string[]) =>
  db
    .prepare('UPDATE travel_guides SET deleted_at = ? WHERE id IN (SELECT value FROM json_each(?))')
    .bind(ago(days), JSON.stringify(ids))
    .run()

/** Runs the scheduled jobs of a full hour. */
const hour = async () => {
  const now = new Date()
  now.setUTCMinutes(0, 0, 0)
  return triggerScheduled(site, now)
}

test('history entries older than a year are deleted hourly, a bounded number at a time (R41)', async () => {
  await read(366, 499)
  await read(400, 1)
  await read(364, 1)
  // Five hundred entries of a kind are stored for a member: saving the last one removed the oldest.
  expect(await histories()).toBe(500)
  await deleteOldMemberRecords(db, new Date())
  expect(await histories()).toBe(1)
})

test('guides leave the trash after a month, ten each hour, and orphaned files are deleted (R41)', async () => {
  const old = await Promise.all(Array.from({ length: 11 }, aGuide))
  const retained = await aGuide()
  await trashGuides(31, old)
  await trashGuides(29, [retained])
  const folder = `accounts/${accountId}/${randomIdentifier()}/`
  await photos.put(`${folder}large.webp`, 'x')
  await requestRemovalStatement(db, folder, new Date()).run()
  expect(await hour()).toBe('ok')
  expect(await countOf(`travel_guides WHERE id IN (${old.map(() => '?')})`, ...old)).toBe(1)
  expect(await countOf('travel_guides WHERE id = ?', retained)).toBe(1)
  expect((await photos.list({ prefix: folder })).objects).toEqual([])
  expect(await countOf('photo_removals')).toBe(0)
  expect(await hour()).toBe('ok')
  expect(await countOf(`travel_guides WHERE id IN (${old.map(() => '?')})`, ...old)).toBe(0)
})
