import type { Account } from '#domain/account/account.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountState } from './account-state.ts'
import { notifyOtherTabs } from './session-channel.ts'

/** Loaded on demand, because the API client is large. */
const ourCalls = async (): Promise<AccountCalls> => (await import('./account-calls.ts')).accountCalls

const setAccount = (account: Account): Account => {
  accountState.set({ status: 'logged-in', account })
  return account
}

/** After a sign-in: creates the account if there is none yet. `createNew`: although its mail address has one. */
export async function loginAccount({ createNew = false, calls = ourCalls } = {}): Promise<Account> {
  const account = setAccount(await (await calls()).login({ createNew }))
  notifyOtherTabs()
  return account
}

/** On later visits: the account of the session. A loaded account is reused unless `caching` is off (R143). */
export async function authorizeAccount({ caching = true, calls = ourCalls } = {}): Promise<Account> {
  const { account } = accountState.get()
  return account && caching ? account : setAccount(await (await calls()).authorize())
}

/** A token that adds one more login to the account, once. */
export const fetchIntegrationToken = async (calls = ourCalls): Promise<string> =>
  (await calls()).integrationToken()

/** Deletes the account, and only then logs out; if the server refuses, nothing changes (R139). */
export async function deleteAccount(logOut: () => Promise<void>, calls = ourCalls): Promise<void> {
  const { requestDeletion } = await calls()
  await requestDeletion()
  await logOut()
}
