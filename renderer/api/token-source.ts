import { NOBODY } from './client-headers.ts'

export type Tokens = { access: string; id: string }
export type TokenUse = keyof Tokens
export type TokenSource = (options?: { renew?: boolean }) => Promise<Tokens | null>

const nobody: TokenSource = async () => null
let source = nobody
let endSession: (text: string) => Promise<void> = async () => {}
let signInAgain: () => Promise<boolean> = async () => false

/**
 * Where calls get the tokens of the session from; it answers `null` while there is none. `null` takes it away.
 * @param onRefused when the server will not take even tokens that were renewed a moment ago, or they cannot be renewed
 * @param onStale when the server asks for a fresh sign-in: tells whether there is one now
 */
export const setTokenSource = (
  next: TokenSource | null,
  onRefused: typeof endSession = async () => {},
  onStale = async (): Promise<boolean> => false,
): void => {
  source = next ?? nobody
  endSession = onRefused
  signInAgain = onStale
}

export type Bearer = { token: string; hasSession: boolean }

/** What a call sends as its bearer, and whether a session stands behind it. */
export async function bearer(use: TokenUse, options?: { renew?: boolean }): Promise<Bearer> {
  const tokens = await source(options)
  return tokens ? { token: tokens[use], hasSession: true } : { token: NOBODY, hasSession: false }
}

/** That the session is over, and why, is said whether or not the rest of it can be taken away. */
export const refuseSession = (text: string): Promise<void> => endSession(text).catch(() => {})

/** Whether the member has signed in once more, for a call that asks for it. */
export const refreshSignIn = (): Promise<boolean> => signInAgain()
