import { link } from '#domain/url/link.ts'
import { resumeReads, stopReads } from '../api/reads.ts'
import { parkAndForgetDevice } from '../device/forget.ts'
import { silent } from '../shell/errors/silent.ts'
import { forgetAccount } from './account-state.ts'
import { signOutLibrary } from './library.ts'
import { memberOf } from './member-cookie.ts'
import { forgetSession } from './session.ts'
import { notifyOtherTabs } from './session-channel.ts'
import { sessionOver } from './session-over.ts'
import { tokens } from './tokens.ts'

/**
 * Revokes the session in the pool and deletes its cookies. Throws if the configuration of the pool cannot be loaded.
 */
export async function signOutHere(): Promise<void> {
  if (memberOf(document.cookie) !== null) {
    const { signOut } = await signOutLibrary()
    await signOut()
  }
  forgetAccount()
  forgetSession()
  notifyOtherTabs()
}

/** Timeout of the server's part of a sign-out, in milliseconds. */
const TIMEOUT_MS = 5000

async function endThisSession(): Promise<void> {
  const found = await tokens()
  if (!found) return
  const { refuseTokens } = await import('./refuse-tokens.ts')
  await refuseTokens(found.access, AbortSignal.timeout(TIMEOUT_MS))
}

/** The same, and the server refuses the tokens; if it cannot be reached, they expire within the hour. */
export async function signOut(): Promise<void> {
  await silent(endThisSession)
  await signOutHere()
}

/** Clears this browser after the server has ended the session, although the pool might still renew it. */
export async function endSession(): Promise<void> {
  // First, so that pages know the reason before the session disappears, and keep what was typed.
  sessionOver.set(true)
  // Unsent changes are parked before the library's sign-out clears the device.
  await parkAndForgetDevice()
  await signOutHere()
}

/**
 * Also signs out at the provider of the session: the Worker knows whether there is one (R136). Reads in flight are
 * aborted because they would be refused once the session ends.
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
