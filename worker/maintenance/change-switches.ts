import { z } from 'zod'
import { isEqual } from '#domain/json/is-equal.ts'
import { Switches, type SwitchState } from '#domain/site/switches.ts'
import { findSwitches, saveSwitches } from '../db/operations/switches.server.ts'
import { logLine } from '../log.ts'
import { writeStoredRules } from '../rules/stored-rules.ts'
import { SWITCHES_KEY } from './switches.ts'

type Change = { switches: Switches; version: number; by: string | null; now: Date }

/**
 * Changes the switches, in D1 and then in the store that every isolate reads. Not `isSynced`: the change is saved, but
 * the store did not answer; a scheduled job writes it there (`syncSwitches`).
 */
export async function changeSwitches(
  env: Env,
  { switches, version, by, now }: Change,
): Promise<{ isDone: boolean; state: SwitchState; isSynced: boolean }> {
  const saved = await saveSwitches(env.DB, { switches, from: version, to: version + 1, by, now })
  if (!saved.isDone) return { ...saved, isSynced: false }
  const isWritten = await writeStoredRules(env, SWITCHES_KEY, saved.state.version, saved.state.switches).then(
    () => true,
    (error: unknown) => {
      logLine('error', 'switches could not be written to R2', { error })
      return false
    },
  )
  return { ...saved, isSynced: isWritten }
}

const StoredSwitches = z.object({ version: z.int(), rules: Switches })

/** The switches in the store with their version; version 0 where there are none, or invalid ones. */
async function syncedSwitches(env: Env): Promise<{ version: number; switches: Switches | null }> {
  const found = await env.PAGES.get(SWITCHES_KEY)
  const { data } = StoredSwitches.safeParse(found && (await found.json().catch(() => null)))
  return data ? { version: data.version, switches: data.rules } : { version: 0, switches: null }
}

/**
 * Syncs the database and the store after a change that reached only one of them: the newer version wins, and of two
 * with the same version, from concurrent changes, the database. The command line may have written the store alone,
 * while the database did not answer.
 */
export async function syncSwitches(env: Env, now: Date): Promise<void> {
  const { switches, version } = await findSwitches(env.DB)
  const stored = await syncedSwitches(env)
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
