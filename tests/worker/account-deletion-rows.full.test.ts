import { expect, test, vi } from 'vitest'
import { photoBucket } from '#worker/v1/travel/photo-bucket.fixture.ts'
import { accountRows } from './account-rows.ts'
import { addGoogle, createMemberFixtures, request, SECRET } from './member-fixtures.ts'
import {
  addSavedFilter,
  beginAJoin,
  login,
  makeAuthor,
  registered,
  sharedSite,
  tokensOf,
} from './member-site.ts'

const site = await sharedSite()
const photos = await photoBucket(site)

/** A member with a row in every table, and a photo in the bucket. */
const aFullMember = async () => {
  const { access, id } = await tokensOf(site, (await registered(site)).sub)
  const accountId: string = (await login(site, id)).body.data.account.id
  await addGoogle(site, access)
  await createMemberFixtures(site, access)
  await makeAuthor(site, accountId)
  await addSavedFilter(site, accountId)
  await beginAJoin(site, accountId)
  return { token: access, accountId }
}

/** Every table with a column that references an account, read from the schema. */
const tablesOfAccounts = async () => {
  const { results } = await site.db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND (name = 'accounts' OR sql LIKE '%account%id %')",
    )
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

const countOf = async (table: string, accountId: string) => {
  const column = table === 'accounts' ? 'id' : 'account_id'
  const sql = `SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`
  return site.db.prepare(sql).bind(accountId).first<number>('n')
}

/** Tables of the search index, which cannot be read, and of D1 itself. */
const UNREADABLE = /^(_cf|sqlite|search)/

/** Every row of every table as text: a deleted account must not occur in it. */
const everything = async () => {
  const { results } = await site.db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>()
  const names = results.map(({ name }) => name).filter((name) => !UNREADABLE.test(name))
  const rows = await site.db.batch(names.map((name) => site.db.prepare(`SELECT * FROM ${name}`)))
  return JSON.stringify(rows.map(({ results: found }) => found))
}

/** Files are deleted after the answer. */
const POLLING = { timeout: 20_000 }

test('leaving removes every row and every photo of the account, and nothing of anyone else (R139, R196)', async () => {
  const [leaver, other] = [await aFullMember(), await aFullMember()]
  const tables = await tablesOfAccounts()
  expect(tables.length).toBeGreaterThan(15)
  for (const table of tables)
    expect.soft(await countOf(table, leaver.accountId), `no row was made in ${table}`).toBeGreaterThan(0)
  const rows = await accountRows(site)
  const photosOf = ({ accountId }: typeof leaver) => photos.list(`accounts/${accountId}/`)
  const [othersRows, othersPhotos] = [await rows(other.accountId), await photosOf(other)]
  expect([(await photosOf(leaver)).length, othersPhotos.length]).toEqual([2, 2])
  expect(await everything()).toContain(leaver.accountId)

  expect((await request(site, 'POST /accounts/leave', { token: leaver.token })).status).toBe(200)
  for (const table of tables) expect([table, await countOf(table, leaver.accountId)]).toEqual([table, 0])
  await vi.waitFor(async () => expect(await photosOf(leaver)).toEqual([]), POLLING)
  expect(await photosOf(other)).toEqual(othersPhotos)
  await vi.waitFor(async () => expect(await everything()).not.toContain(leaver.accountId), POLLING)
  expect(await rows(other.accountId)).toEqual(othersRows)
  expect(JSON.stringify(othersRows)).toContain(SECRET)
}, 60_000)
