import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#domain/account/account.ts'
import { TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { ResponseError } from '../shell/errors/errors.ts'

const ACCOUNT = { id: 'a1' } as Account
const calls = {
  login: vi.fn(async () => ACCOUNT),
  authorize: vi.fn(async () => ACCOUNT),
  integrationToken: vi.fn(async () => 'token'),
  requestDeletion: vi.fn(async () => {}),
}
const ours = async () => calls
const load = async () => ({ ...(await import('./account.ts')), ...(await import('./account-state.ts')) })

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('document', { cookie: '' })
})

test('no account, logged in, logged out, and again (R138)', async () => {
  const { accountState, authorizeAccount, forgetAccount, loginAccount } = await load()
  expect(accountState.get()).toEqual({ status: 'none', account: null })
  forgetAccount()
  expect(accountState.get().status).toBe('none')
  await loginAccount({ calls: ours })
  expect(accountState.get()).toEqual({ status: 'logged-in', account: ACCOUNT })
  forgetAccount()
  expect(accountState.get()).toEqual({ status: 'logged-out', account: null })
  expect(document.cookie).toContain(`${TEST_USER_COOKIE}=;`)
  await authorizeAccount({ calls: ours })
  expect(accountState.get().status).toBe('logged-in')
})

test('the account is fetched once; without caching it is fetched every time (R143)', async () => {
  const { authorizeAccount } = await load()
  await authorizeAccount({ calls: ours })
  await authorizeAccount({ calls: ours })
  expect(calls.authorize).toHaveBeenCalledTimes(1)
  await authorizeAccount({ calls: ours, caching: false })
  expect(calls.authorize).toHaveBeenCalledTimes(2)
})

test('the account is deleted before the logout; after a refusal nothing has changed (R139)', async () => {
  const { accountState, deleteAccount, loginAccount } = await load()
  await loginAccount({ calls: ours })
  const order: string[] = []
  calls.requestDeletion.mockImplementationOnce(async () => void order.push('leave'))
  await deleteAccount(async () => void order.push('log out'), ours)
  expect(order).toEqual(['leave', 'log out'])
  const logOut = vi.fn(async () => {})
  calls.requestDeletion.mockRejectedValueOnce(new ResponseError([{ code: 'E10503' }]))
  await expect(deleteAccount(logOut, ours)).rejects.toThrow('E10503')
  expect(logOut).not.toHaveBeenCalled()
  expect(accountState.get().status).toBe('logged-in')
})
