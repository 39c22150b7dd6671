import { ALL_OPEN, Switches } from '#domain/site/switches.ts'
import { findSwitches } from '../db/operations/switches.server.ts'
import { logLine } from '../log.ts'
import { storedRules, usesFallback } from '../rules/stored-rules.ts'

/** The key in `PAGES` that every isolate reads. */
export const SWITCHES_KEY = 'rules/switches.json'

/** The switches of an isolate: at most two seconds old, and the last ones while the store does not answer. */
export const switchesOf: (env: Env) => Promise<Switches> = storedRules(SWITCHES_KEY, Switches, ALL_OPEN)

/**
 * The switches for a request that writes. An isolate that started while the store did not answer reads the database,
 * which it needs anyway: a closed site is never written to because the store is down.
 */
export async function switchesForWriting(env: Env): Promise<Switches> {
  const cached = await switchesOf(env)
  if (!usesFallback(SWITCHES_KEY)) return cached
  try {
    return (await findSwitches(env.DB)).switches
  } catch (error) {
    // Then nothing can be written either.
    logLine('error', 'switches could not be read', { error })
    return cached
  }
}
