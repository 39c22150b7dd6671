/** As much of the library's tokens as it takes to tell them apart. */
type TokensLike = { accessToken: { toString: () => string } }

type Options<Tokens extends TokensLike> = {
  /** Spends the refresh token. */
  refresh: () => Promise<Tokens>
  /** What this browser holds now. */
  load: () => Promise<Tokens | null>
  store: (tokens: Tokens) => Promise<void>
  locks?: Pick<LockManager, 'request'> | undefined
}

const LOCK = 'session-refresh'

/** Runs what writes the session's cookies while no other tab does. Browsers without locks (before 2022) just run it. */
export const withSessionLock = async <Result>(
  work: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): Promise<Result> => (locks ? locks.request(LOCK, work) : work())

/** As the pool says it, so that the library takes the session for ended. */
export const signedOut = (cause?: Error): Error =>
  Object.assign(new Error('signed out in the meantime', { cause }), { name: 'NotAuthorizedException' })

/**
 * Renews tokens once for all tabs. A refresh token may be good for one use only, and the cookies are everybody's: the
 * tabs wait for each other, and who comes later takes what the first one got. Browsers without locks (before 2022)
 * ask each for itself.
 * @param held the tokens that are about to end
 */
export async function refreshOnce<Tokens extends TokensLike>(
  held: TokensLike,
  { refresh, load, store, locks = globalThis.navigator?.locks }: Options<Tokens>,
): Promise<Tokens> {
  const renew = async (): Promise<Tokens> => {
    const kept = await load()
    if (!kept) throw signedOut()
    if (kept.accessToken.toString() !== held.accessToken.toString()) return kept
    const renewed = await refresh()
    // Before the next tab is let in.
    await store(renewed)
    return renewed
  }
  return withSessionLock(renew, locks)
}
