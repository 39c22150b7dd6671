import type { Account } from '#domain/account/account.ts'
import { NO_TEST_USER } from '#domain/auth/test-user-cookie.ts'
import { createStore } from '../shell/messages/store.ts'

/** States: no account, signed in, signed out. A later sign-in begins again (R138). */
type AccountState =
  | { status: 'none'; account: null }
  | { status: 'logged-in'; account: Account }
  | { status: 'logged-out'; account: null }

export const accountState = createStore<AccountState>({ status: 'none', account: null })

/** Clears the account and the developer's test user in this tab only, not on the server. */
export function forgetAccount(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = NO_TEST_USER
  if (accountState.get().status === 'logged-in') accountState.set({ status: 'logged-out', account: null })
}
