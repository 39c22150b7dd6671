import type { Context } from 'hono'
import type { AuthEnv } from './auth-setting.ts'
import { browserOwner } from './integration-owner.ts'

/** Whether this browser has a valid session. */
export const isSignedIn = async (c: Context<AuthEnv>): Promise<boolean> =>
  browserOwner(c).then(
    () => true,
    () => false,
  )
