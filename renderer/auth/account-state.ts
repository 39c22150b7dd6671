import type { Account } from '#domain/account/account.ts'
import { NO_TEST_USER } from '#domain/auth/test-user-cookie.ts'
import { createStore } from '../shell/messages/store.ts'

/** States: no account, signed in, signed out. A later sign-in begins again (R138). */
type AccountState =
  | { status: 'none'; account: null }
  | { status: 'logged-in'; account: Account }
  | { status: 'logged-out'; account: null }

export const accountState = createStore<AccountState>({ status: 'none', account: null })

/**
 * The account stored on this device, shown while the server cannot be reached. Shared: a part of a page that appears
 * later must not begin without an account, and lose what is pressed meanwhile.
 */
export const storedAccountState = createStore<Account | null>(null)

/** Clears the account and the developer's test user in this tab only, not on the server. */
export function forgetAccount(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = NO_TEST_USER
  storedAccountState.set(null)
  if (accountState.get().status === 'logged-in') accountState.set({ status: 'logged-out', account: null })
}
