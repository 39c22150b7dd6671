import { allRedirects, raiseRedirectVersion, redirectVersion } from '../db/redirects/rules.server.ts'
import { syncedVersion, syncRedirects } from './active-rules.ts'

/**
 * Writes rules to the store that were saved while it did not answer, and those of a database that was restored to an
 * earlier day. Runs every minute: one row and one head, unless there is something to do.
 */
export async function resyncRedirects(env: Env, now: Date): Promise<void> {
  // In this order: a concurrent save writes the database first, so that the store is never newer than the row read
  // afterwards.
  const synced = await syncedVersion(env)
  const saved = await redirectVersion(env.DB)
  if (saved === synced) return
  if (saved < synced) await raiseRedirectVersion(env.DB, synced)
  const { rules, version } = await allRedirects(env.DB)
  await syncRedirects(env, rules, version, now)
}
