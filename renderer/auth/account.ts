import type { Account } from '#domain/account/account.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountState } from './account-state.ts'
import { publicConfig } from './public-config.ts'
import { registerTokens } from './register-tokens.ts'
import { tellOtherTabs } from './session-channel.ts'

/** The API's client is heavy and comes when it is needed. */
const ourCalls = async (): Promise<AccountCalls> => {
  registerTokens()
  const [{ accountCalls }, { apiHost }] = await Promise.all([import('./account-calls.ts'), publicConfig()])
  return accountCalls(apiHost)
}

const hold = (account: Account): Account => {
  accountState.set({ status: 'logged-in', account })
  return account
}

/** After a sign-in: makes the account if there is none yet. `createNew`: although its mail address has one. */
export async function loginAccount({ createNew = false, calls = ourCalls } = {}): Promise<Account> {
  const account = hold(await (await calls()).login({ createNew }))
  tellOtherTabs()
  return account
}

/**
 * On a later visit: the account of whoever holds the session. The one that is held already is good enough unless
 * `caching` is off (R143).
 */
export async function authorizeAccount({ caching = true, calls = ourCalls } = {}): Promise<Account> {
  const { account } = accountState.get()
  return account && caching ? account : hold(await (await calls()).authorize())
}

/** What lets one more way to sign in be added to the account, once. */
export const fetchIntegrationToken = async (calls = ourCalls): Promise<string> =>
  (await calls()).integrationToken()

/** Leaves for good, and only then logs out; when the server refuses, everything stays as it is (R139). */
export async function leaveAccount(logOut: () => Promise<void>, calls = ourCalls): Promise<void> {
  const { leave } = await calls()
  await leave()
  await logOut()
}
