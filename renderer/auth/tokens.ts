import { testUserOf } from '#domain/auth/test-user-cookie.ts'
import type { TokenSource, Tokens } from '../api/token-source.ts'
import { NotLoggedInError } from '../shell/errors/errors.ts'
import { sessionLibrary } from './library.ts'
import { memberOf } from './member-cookie.ts'
import { publicConfig } from './public-config.ts'
import { checkSession } from './session.ts'
import { sessionOver } from './session-over.ts'

/**
 * The tokens of the session, renewed by the library when one of them ends within five seconds by the pool's clock.
 * `null` when there is none, or when the pool refused to renew it. Throws while it cannot be asked: the tokens stay
 * then, and a later call may succeed.
 *
 * With `renew` they are renewed at once: the server found them wanting, and this device's clock may be hours slow.
 */
export const tokens: TokenSource = async ({ renew = false } = {}) => {
  if (memberOf(document.cookie) === null) return testUser()
  const { currentTokens } = await sessionLibrary()
  try {
    const found = await currentTokens({ renew })
    if (found?.idToken) return { access: found.accessToken.toString(), id: found.idToken.toString() }
  } catch (error) {
    // A definite refusal has taken the cookies with it; after anything else the session may still be good.
    if (memberOf(document.cookie) !== null) throw error
  }
  sessionOver.set(true)
  await checkSession()
  return null
}

/** A developer's test user, where there may be one. */
async function testUser(): Promise<Tokens | null> {
  const found = testUserOf(document.cookie)
  return found && (await publicConfig()).serverDev ? found : null
}

/** For what nobody may do without a session (R235). */
export async function requireTokens(): Promise<Tokens> {
  const found = await tokens()
  if (!found) throw new NotLoggedInError()
  return found
}
