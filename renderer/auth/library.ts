import { publicConfig } from './public-config.ts'

const loadSessionLibrary = async () => {
  const [library, { auth }] = await Promise.all([import('./session-library.ts'), publicConfig()])
  // Loaded on demand: most visits renew no token.
  library.configure(auth, async (options) => (await import('./renew-tokens.ts')).renewTokens(options))
  return library
}

let loading: ReturnType<typeof loadSessionLibrary> | undefined

/** The account library, configured once, for reading and renewing the session. Public pages never load it. */
export const sessionLibrary = () => {
  loading ??= loadSessionLibrary().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

let ending: Promise<unknown> = Promise.resolve()

/** Delays the next sign-in: the end of a session that is still under way would delete its tokens too. */
export const delaySignIn = (until: Promise<unknown>): void => {
  ending = until.catch(() => {})
}

/** Additionally everything that `/login` needs: all forms of sign-in. */
export const signInLibrary = async () => {
  const [library] = await Promise.all([import('./sign-in-library.ts'), sessionLibrary(), ending])
  return library
}

export const signOutLibrary = async () => {
  const [library] = await Promise.all([import('./sign-out-library.ts'), sessionLibrary()])
  return library
}
