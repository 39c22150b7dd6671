import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { SwitchMode } from '#domain/site/maintenance.ts'
import { Switches } from '#domain/site/switches.ts'
import { auditStatement } from '#worker/db/audit/audit.server.ts'
import { findSwitches } from '#worker/db/operations/switches.server.ts'

/** The R2 object that every isolate reads. Both methods reject when R2 does not answer. */
export type StoredObject = { read: () => Promise<string | null>; write: (text: string) => Promise<void> }

type Stores = { db: D1Database; object: StoredObject }
type Outcome = { isDone: boolean; text: string }

const StoredSwitches = z.object({ version: z.int(), rules: Switches })
type State = { version: number; switches: Switches }

const MODES: Record<SwitchMode, string> = {
  open: 'The site is open.',
  'read-only': 'Read-only mode is on.',
  closed: 'Maintenance mode is on.',
}

const described = ({ mode, text, endsAt }: Switches): string =>
  [MODES[mode], endsAt && `Planned end: ${endsAt}`, text && `Note for readers: ${text}`]
    .filter(Boolean)
    .join('\n')

const inDatabase = async (db: D1Database): Promise<State> => {
  // The types of the Worker's database are those of its own runtime.
  const { switches, version } = await findSwitches(db as unknown as Parameters<typeof findSwitches>[0])
  return { switches, version }
}

const inStore = async (object: StoredObject): Promise<State | null> => {
  const text = await object.read()
  const { data } = StoredSwitches.safeParse(text && JSON.parse(text))
  return data ? { switches: data.rules, version: data.version } : null
}

async function writeDatabase(db: D1Database, switches: Switches, version: number, now: Date) {
  const before = await inDatabase(db)
  const { mode, text, endsAt, minBuild } = switches
  const at = now.toISOString()
  await db
    .prepare(
      `UPDATE switches SET mode = ?, text = ?, ends_at = ?, min_build = ?, version = ?, changed_at = ?
       WHERE version < ? RETURNING version`,
    )
    .bind(mode, text, endsAt, minBuild, version, at, version)
    .first()
  const entry = { accountId: null, action: 'switch', resource: 'operations', refId: null, at: now }
  const worker = db as unknown as Parameters<typeof auditStatement>[0]
  await auditStatement(worker, { ...entry, before: before.switches, after: switches }).all()
}

/** What was done, or why it could not be. */
const attempt = <Result>(work: () => Promise<Result>): Promise<{ result?: Result; problem?: string }> =>
  work().then(
    (result) => ({ result }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  )

/**
 * Changes the mode of the site in D1 and in the R2 object that every isolate reads. One of the two is enough: the
 * scheduled job syncs the other. Keeps the minimum build. `switches: null` only reports the current mode.
 */
export async function switchByHand(
  { db, object }: Stores,
  switches: Switches | null,
  now: Date,
): Promise<Outcome> {
  const [saved, stored] = [await attempt(() => inDatabase(db)), await attempt(() => inStore(object))]
  const [latest] = [saved.result, stored.result]
    .filter((state) => state != null)
    .toSorted((one, other) => other.version - one.version)
  if (!switches)
    return latest
      ? { isDone: true, text: described(latest.switches) }
      : { isDone: false, text: `Cannot read the mode.\n${saved.problem ?? stored.problem}` }
  const next = { ...switches, minBuild: latest?.switches.minBuild ?? null }
  const version = (latest?.version ?? 0) + 1
  // R2 first: readers get the mode from there.
  const written = await attempt(() => object.write(JSON.stringify({ version, rules: next })))
  const noted = await attempt(() => writeDatabase(db, next, version, now))
  const problems = [
    written.problem &&
      `Cannot write to R2. The scheduled job copies the mode from D1 within about a minute.\n${written.problem}`,
    noted.problem &&
      `Cannot write to D1. The scheduled job copies the mode from R2 when D1 works again.\n${noted.problem}`,
  ].filter(Boolean)
  const isDone = problems.length < 2
  return { isDone, text: [isDone ? described(next) : 'The mode was not changed.', ...problems].join('\n') }
}
