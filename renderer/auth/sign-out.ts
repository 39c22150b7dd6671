import { link } from '#domain/link.ts'
import { resumeReads, stopReads } from '../api/reads.ts'
import { forgetAccount } from './account.ts'
import { signOutLibrary } from './library.ts'
import { memberOf } from './member-cookie.ts'
import { forgetSession } from './session.ts'
import { tellOtherTabs } from './session-channel.ts'
import { sessionOver } from './session-over.ts'

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

/** The server takes this session for ended, although the pool renews it: what is left of it here goes too. */
export async function endSession(): Promise<void> {
  await signOutHere()
  sessionOver.set(true)
}

/**
 * The same, and on to the provider that the session came from: the Worker knows whether there is one (R136). What is
 * still read for this page would be refused from the moment when the session ends.
 */
export async function logOut(): Promise<void> {
  if (memberOf(document.cookie) !== null) await signOutLibrary()
  stopReads()
  try {
    await signOutHere()
  } catch (error) {
    resumeReads()
    throw error
  }
  addEventListener('pageshow', resumeReads, { once: true })
  location.assign(link('logout'))
}
