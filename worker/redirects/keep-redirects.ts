import { allRedirects, raiseRedirectVersion, redirectVersion } from '../db/redirects/rules.server.ts'
import { laidVersion, layRedirects } from './active-rules.ts'

/**
 * Puts the rules into force that were saved while the store did not answer, and those of a database that was turned back
 * to a former day. Asked every minute: one row and one head, unless there is something to do.
 */
export async function keepRedirects(env: Env, now: Date): Promise<void> {
  // In this order: who saves meanwhile writes the database first, so that nothing that is laid is newer than it.
  const laid = await laidVersion(env)
  const saved = await redirectVersion(env.DB)
  if (saved === laid) return
  if (saved < laid) await raiseRedirectVersion(env.DB, laid)
  const { rules, version } = await allRedirects(env.DB)
  await layRedirects(env, rules, version, now)
}
