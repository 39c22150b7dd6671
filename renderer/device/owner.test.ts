import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#domain/account/account.ts'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { deviceDatabase } from './database.ts'
import { forgetDevice } from './forget.ts'
import { databaseOf, hasUnsent, storeAccount, storedAccount } from './owner.ts'

const TIMES = { createdAt: '2026-11-21T00:00:00.000Z', updatedAt: '2026-11-21T00:00:00.000Z' }

const account = (number: number): Account => ({
  id: identifierOf(number),
  uuid: '6f1c1c52-0f43-4c9c-9d2e-0d7d3a5f4f10',
  roleId: identifierOf(7),
  role: { id: identifierOf(7), name: 'member', description: '', permissions: [], ...TIMES },
  auths: [],
  ...TIMES,
})

/** The cookie of the account library that names the signed-in user. */
const signIn = (username: string | null) =>
  vi.stubGlobal('document', {
    cookie: username ? `CognitoIdentityServiceProvider.tabishirube-web.LastAuthUser=${username}` : '',
  })

const guide = { id: identifierOf(9), base: null, openedAt: 1, told: 1 }

beforeEach(() => signIn('sakura'))
afterEach(async () => {
  await forgetDevice()
  vi.unstubAllGlobals()
})

test('the device’s data belongs to the member of its cookies (R50)', async () => {
  await storeAccount(account(1))
  expect(await storedAccount()).toEqual(account(1))
  await (await databaseOf(identifierOf(1))).put('guides', guide)
  await storeAccount(account(1))
  expect(await (await databaseOf(identifierOf(1))).count('guides')).toBe(1)
})

test.each([['another'], [null]])(
  'the data of one member is deleted before %s sees anything (R50)',
  async (username) => {
    await storeAccount(account(1))
    await (await databaseOf(identifierOf(1))).put('guides', guide)
    signIn(username)
    expect(await storedAccount()).toBeNull()
    await expect(databaseOf(identifierOf(1))).rejects.toThrow('ログインが必要です。')
    expect(await (await deviceDatabase()).count('guides')).toBe(0)
  },
)

test('another account with the same user name starts empty (R50)', async () => {
  await storeAccount(account(1))
  await (await databaseOf(identifierOf(1))).put('guides', guide)
  await storeAccount(account(2))
  await expect(databaseOf(identifierOf(1))).rejects.toThrow()
  expect(await (await databaseOf(identifierOf(2))).count('guides')).toBe(0)
})

test('signing out deletes the database even while other tabs use it, and reports unsent changes (R50)', async () => {
  await storeAccount(account(1))
  const open = await databaseOf(identifierOf(1))
  expect(await hasUnsent()).toBe(false)
  await open.put('queues', { id: identifierOf(9), entries: [] })
  expect(await hasUnsent()).toBe(true)
  await forgetDevice()
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([])
})

test('unsaved changes of a manuscript are reported when signing out too (R39)', async () => {
  await storeAccount(account(1))
  const open = await databaseOf(identifierOf(1))
  await open.put('manuscripts', { id: `article-page:${identifierOf(9)}`, base: {}, fields: {}, savedAt: 1 })
  expect(await hasUnsent()).toBe(true)
})
