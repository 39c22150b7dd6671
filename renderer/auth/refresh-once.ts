/** The part of the library's tokens that is needed to compare them. */
type TokensLike = { accessToken: { toString: () => string } }

type Options<Tokens extends TokensLike> = {
  /** Uses the refresh token. */
  refresh: () => Promise<Tokens>
  /** The tokens that this browser has now. */
  load: () => Promise<Tokens | null>
  store: (tokens: Tokens) => Promise<void>
  locks?: Pick<LockManager, 'request'> | undefined
}

const LOCK = 'session-refresh'

/**
 * Runs code that writes the session's cookies under a lock shared by all tabs. Browsers without locks (before 2022)
 * run it directly.
 */
export const withSessionLock = async <Result>(
  work: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): Promise<Result> => (locks ? locks.request(LOCK, work) : work())

/** In the pool's format, so that the library treats the session as ended. */
export const signedOut = (cause?: Error): Error =>
  Object.assign(new Error('signed out in the meantime', { cause }), { name: 'NotAuthorizedException' })

/**
 * Renews tokens once for all tabs. A refresh token may be valid for one use only, and cookies are shared: tabs take a
 * lock, and later ones reuse the first result. Browsers without locks (before 2022) renew per tab.
 * @param heldTokens the tokens that are about to expire
 */
export async function refreshOnce<Tokens extends TokensLike>(
  heldTokens: TokensLike,
  { refresh, load, store, locks = globalThis.navigator?.locks }: Options<Tokens>,
): Promise<Tokens> {
  const renew = async (): Promise<Tokens> => {
    const current = await load()
    if (!current) throw signedOut()
    if (current.accessToken.toString() !== heldTokens.accessToken.toString()) return current
    const renewed = await refresh()
    // Stored before the lock is released.
    await store(renewed)
    return renewed
  }
  return withSessionLock(renew, locks)
}
