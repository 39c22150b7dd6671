import { testUserOf } from '#domain/auth/test-user-cookie.ts'
import type { TokenSource, Tokens } from '../api/token-source.ts'
import { NotLoggedInError } from '../shell/errors/errors.ts'
import { sessionLibrary } from './library.ts'
import { memberOf } from './member-cookie.ts'
import { publicConfig } from './public-config.ts'
import { checkSession } from './session.ts'
import { sessionOver } from './session-over.ts'

/**
 * The tokens of the session, renewed by the library within five seconds of their expiry by the pool's clock. `null` if
 * there is no session or the pool refused to renew it. Throws if the pool cannot be reached: the tokens stay, and a
 * later call may succeed.
 * With `renew` they are renewed at once: the server refused them, and this device's clock may be hours slow.
 */
export const tokens: TokenSource = async ({ renew = false } = {}) => {
  if (memberOf(document.cookie) === null) return testUser()
  const { currentTokens } = await sessionLibrary()
  try {
    const found = await currentTokens({ renew })
    if (found?.idToken) return { access: found.accessToken.toString(), id: found.idToken.toString() }
  } catch (error) {
    // A definite refusal has deleted the cookies; after any other error the session may still be valid.
    if (memberOf(document.cookie) !== null) throw error
  }
  sessionOver.set(true)
  await checkSession()
  return null
}

/** A developer's test user, where enabled. */
async function testUser(): Promise<Tokens | null> {
  const found = testUserOf(document.cookie)
  return found && (await publicConfig()).serverDev ? found : null
}

/** For operations that require a session (R235). */
export async function requireTokens(): Promise<Tokens> {
  const found = await tokens()
  if (!found) throw new NotLoggedInError()
  return found
}
