import { sessionLibrary } from './library.ts'
import { publicConfig } from './public-config.ts'

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
  const [library, { auth }] = await Promise.all([
    import('./second-login.ts'),
    publicConfig(),
    sessionLibrary(),
  ])
  return library.secondLogin(auth)
}
