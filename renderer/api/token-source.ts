export type Tokens = { access: string; id: string }
export type TokenUse = keyof Tokens
export type TokenSource = () => Promise<Tokens | null>

/** What a visitor without a session sends as the bearer; `/v1` takes it for nobody. */
const NOBODY = 'public'

const nobody: TokenSource = async () => null
let source = nobody

/** Where calls get the tokens of the session from; it answers `null` while there is none. `null` takes it away. */
export const setTokenSource = (next: TokenSource | null): void => {
  source = next ?? nobody
}

/** What a call sends as its bearer, and whether a session stands behind it. */
export async function bearer(use: TokenUse): Promise<{ token: string; hasSession: boolean }> {
  const tokens = await source()
  return tokens ? { token: tokens[use], hasSession: true } : { token: NOBODY, hasSession: false }
}
