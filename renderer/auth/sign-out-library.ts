import { signOut as endSession } from 'aws-amplify/auth'
import { forgetDevice } from '../device/forget.ts'

/** Ends the session and removes its tokens and the member's data from this device. */
export async function signOut(): Promise<void> {
  await endSession()
  await forgetDevice()
}
