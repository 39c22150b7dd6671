import { sessionLibrary } from './library.ts'
import { publicConfig } from './public-config.ts'
import type { SessionItems } from './second-login.ts'

/** What the member settings use of the account library. */
export const settingsLibrary = async () => {
  const [library] = await Promise.all([import('./settings-library.ts'), sessionLibrary()])
  return library
}

/** Signs a user in beside the session, or ends the session of given storage items in the pool. */
export const secondLogin = async (items?: SessionItems) => {
  const [library, { auth }] = await Promise.all([
    import('./second-login.ts'),
    publicConfig(),
    sessionLibrary(),
  ])
  return library.secondLogin(auth, items)
}
