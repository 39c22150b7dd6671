import { sessionLibrary } from './library.ts'
import { publicConfig } from './public-config.ts'

/** What the settings of a member need of the account library. */
export const settingsLibrary = async () => {
  const [library] = await Promise.all([import('./settings-library.ts'), sessionLibrary()])
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
