export type Tokens = { access: string; id: string }
export type TokenUse = keyof Tokens
export type TokenSource = (options?: { renew?: boolean }) => Promise<Tokens | null>

const noSource: TokenSource = async () => null
let source = noSource
let endSession: (text: string) => Promise<void> = async () => {}
let signInAgain: () => Promise<boolean> = async () => false

/**
 * Sets where calls get the tokens of the session from; it returns `null` without a session. `null` removes it.
 * @param onRefused called when the server refuses even freshly renewed tokens, or they cannot be renewed
 * @param onStale called when the server requires a fresh sign-in; resolves to whether there is one now
 */
export const setTokenSource = (
  next: TokenSource | null,
  onRefused: typeof endSession = async () => {},
  onStale = async (): Promise<boolean> => false,
): void => {
  source = next ?? noSource
  endSession = onRefused
  signInAgain = onStale
}

export type Bearer = { token?: string; hasSession: boolean }

/** The bearer of a call, and whether it belongs to a session. */
export async function bearer(use: TokenUse, options?: { renew?: boolean }): Promise<Bearer> {
  const tokens = await source(options)
  return tokens ? { token: tokens[use], hasSession: true } : { hasSession: false }
}

/** The end of the session is reported even if clearing it fails. */
export const refuseSession = (text: string): Promise<void> => endSession(text).catch(() => {})

/** Whether the member has signed in again for a call that requires it. */
export const refreshSignIn = (): Promise<boolean> => signInAgain()
