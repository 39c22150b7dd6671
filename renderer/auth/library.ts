import { publicConfig } from './public-config.ts'

/** The account library, configured: what reads a session and renews it. Public pages never come here. */
export const sessionLibrary = async () => {
  const [library, { auth }] = await Promise.all([import('./session-library.ts'), publicConfig()])
  library.configure(auth)
  return library
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
