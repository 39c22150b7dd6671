import { publicConfig } from './public-config.ts'

const loadSessionLibrary = async () => {
  const [library, { auth }] = await Promise.all([import('./session-library.ts'), publicConfig()])
  library.configure(auth)
  return library
}

let loading: ReturnType<typeof loadSessionLibrary> | undefined

/** The account library, configured once: what reads a session and renews it. Public pages never come here. */
export const sessionLibrary = () => {
  loading ??= loadSessionLibrary().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** What `/login` needs besides: the sign-in in all its forms. */
export const signInLibrary = async () => {
  const [library] = await Promise.all([import('./sign-in-library.ts'), sessionLibrary()])
  return library
}

export const signOutLibrary = async () => {
  const [library] = await Promise.all([import('./sign-out-library.ts'), sessionLibrary()])
  return library
}
