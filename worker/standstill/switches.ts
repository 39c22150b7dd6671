import { ALL_OPEN, Switches } from '#domain/site/switches.ts'
import { findSwitches } from '../db/operations/switches.server.ts'
import { logLine } from '../log.ts'
import { isGuessed, storedRules } from '../rules/stored-rules.ts'

/** Where every isolate finds the switches in `PAGES`. */
export const SWITCHES_KEY = 'rules/switches.json'

/** The switches as an isolate knows them: two seconds old at most, and the last known while the store does not answer. */
export const switchesOf: (env: Env) => Promise<Switches> = storedRules(SWITCHES_KEY, Switches, ALL_OPEN)

/**
 * The switches for whoever is about to write. An isolate that began while the store did not answer does not know them,
 * and asks the database, where it is going anyway: nothing is written into a closed site because of a store that is down.
 */
export async function switchesForWriting(env: Env): Promise<Switches> {
  const known = await switchesOf(env)
  if (!isGuessed(SWITCHES_KEY)) return known
  try {
    return (await findSwitches(env.DB)).switches
  } catch (error) {
    // Then nothing can be written either.
    logLine('error', 'switches could not be read', { error })
    return known
  }
}
