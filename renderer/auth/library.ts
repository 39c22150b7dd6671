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

/** What the settings of a member need; authenticator apps and passkeys come apart, as few have them. */
export const settingsLibrary = async () => {
  const [library] = await Promise.all([import('./settings-library.ts'), sessionLibrary()])
  return library
}

export const totpLibrary = async () => {
  const [library] = await Promise.all([import('./totp-library.ts'), sessionLibrary()])
  return library
}

export const passkeyLibrary = async () => {
  const [library] = await Promise.all([import('./passkey-library.ts'), sessionLibrary()])
  return library
}

/** Signs somebody in beside the session. */
export const secondLogin = async () => {
  const [library, { auth }] = await Promise.all([import('./second-login.ts'), publicConfig()])
  return library.secondLogin(auth)
}
