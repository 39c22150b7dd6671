import type { Context } from 'hono'
import type { AuthEnv } from './auth-setting.ts'
import { browserOwner } from './integration-owner.ts'

/** Whether somebody is signed in at this browser, with a session that goes on. */
export const isSignedIn = async (c: Context<AuthEnv>): Promise<boolean> =>
  browserOwner(c).then(
    () => true,
    () => false,
  )
