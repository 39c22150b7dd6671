import { signOut as endSession } from 'aws-amplify/auth'
import { forgetDevice } from '../device/forget.ts'

/** Ends the session, and leaves nothing of it on this device: neither its tokens nor what was kept of its member. */
export async function signOut(): Promise<void> {
  await endSession()
  await forgetDevice()
}
