import { link } from '#domain/url/link.ts'
import { resumeReads, stopReads } from '../api/reads.ts'
import { vacateDevice } from '../device/forget.ts'
import { silent } from '../shell/errors/silent.ts'
import { forgetAccount } from './account-state.ts'
import { signOutLibrary } from './library.ts'
import { memberOf } from './member-cookie.ts'
import { publicConfig } from './public-config.ts'
import { forgetSession } from './session.ts'
import { tellOtherTabs } from './session-channel.ts'
import { sessionOver } from './session-over.ts'
import { tokens } from './tokens.ts'

/** Revokes the session at the pool and takes its cookies away. Throws when the pool cannot even be named. */
export async function signOutHere(): Promise<void> {
  if (memberOf(document.cookie) !== null) {
    const { signOut } = await signOutLibrary()
    await signOut()
  }
  forgetAccount()
  forgetSession()
  tellOtherTabs()
}

/** Whoever signs out does not wait longer for it, in milliseconds. */
const PATIENCE = 5000

/**
 * Lets the server refuse the tokens of this session from now on. They are its own bearer: that they are refused already
 * is no news.
 */
async function endThisSession(): Promise<void> {
  const found = await tokens()
  if (!found) return
  const [{ send }, { apiHost }] = await Promise.all([import('../api/send.ts'), publicConfig()])
  await send(
    `${apiHost}/v1/me/sessions/current`,
    { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) },
    { bearer: found.access },
  )
}

/** The same, and the server takes its tokens no more; where it cannot be reached they end within the hour. */
export async function signOut(): Promise<void> {
  await silent(endThisSession)
  await signOutHere()
}

/** The server takes this session for ended, although the pool may renew it: what is left of it here goes too. */
export async function endSession(): Promise<void> {
  // First, so that pages know what happened before they learn that nobody is signed in, and keep what was typed.
  sessionOver.set(true)
  // What was not sent is put aside before the library's sign-out empties the device.
  await vacateDevice()
  await signOutHere()
}

/**
 * The same, and on to the provider that the session came from: the Worker knows whether there is one (R136). What is
 * still read for this page would be refused from the moment when the session ends.
 * @param isEnded the server has ended it already
 */
export async function logOut({ isEnded = false } = {}): Promise<void> {
  if (memberOf(document.cookie) !== null) await signOutLibrary()
  stopReads()
  try {
    await (isEnded ? signOutHere() : signOut())
  } catch (error) {
    resumeReads()
    throw error
  }
  addEventListener('pageshow', resumeReads, { once: true })
  location.assign(link('logout'))
}
