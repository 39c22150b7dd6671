import { z } from 'zod'
import { isEqual } from '#domain/json/is-equal.ts'
import { Switches, type SwitchState } from '#domain/site/switches.ts'
import { findSwitches, saveSwitches } from '../db/operations/switches.server.ts'
import { logLine } from '../log.ts'
import { writeStoredRules } from '../rules/stored-rules.ts'
import { SWITCHES_KEY } from './switches.ts'

type Change = { switches: Switches; version: number; by: string | null; now: Date }

/**
 * Changes the switches, in D1 and then where every isolate reads them. Not `isLaid`: the change counts, but the store
 * did not answer; the clock lays it there (`keepSwitchesLaid`).
 */
export async function changeSwitches(
  env: Env,
  { switches, version, by, now }: Change,
): Promise<{ isDone: boolean; state: SwitchState; isLaid: boolean }> {
  const saved = await saveSwitches(env.DB, { switches, from: version, to: version + 1, by, now })
  if (!saved.isDone) return { ...saved, isLaid: false }
  const laid = await writeStoredRules(env, SWITCHES_KEY, saved.state.version, saved.state.switches).then(
    () => true,
    (error: unknown) => {
      logLine('error', 'switches could not be laid', { error })
      return false
    },
  )
  return { ...saved, isLaid: laid }
}

const Laid = z.object({ version: z.int(), rules: Switches })

/** What lies in the store, and of which version; version 0 where nothing does, or nothing that can be understood. */
async function laidSwitches(env: Env): Promise<{ version: number; switches: Switches | null }> {
  const found = await env.PAGES.get(SWITCHES_KEY)
  const { data } = Laid.safeParse(found && (await found.json().catch(() => null)))
  return data ? { version: data.version, switches: data.rules } : { version: 0, switches: null }
}

/**
 * Makes the database and the store agree, whichever could not be reached when somebody switched: the newer of the two
 * counts, and of two with one number, which two made at the same moment, the database. From the command line the store
 * alone may have been written, while the database did not answer.
 */
export async function keepSwitchesLaid(env: Env, now: Date): Promise<void> {
  const { switches, version } = await findSwitches(env.DB)
  const stored = await laidSwitches(env)
  const agrees = !stored.switches || isEqual(stored.switches, switches)
  if (stored.version === version && agrees) return
  if (stored.version <= version) return writeStoredRules(env, SWITCHES_KEY, version, switches)
  if (!stored.switches) return
  await saveSwitches(env.DB, {
    switches: stored.switches,
    from: version,
    to: stored.version,
    by: null,
    now,
  })
}
