import { type Switches, SwitchState } from '#domain/site/switches.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'

type Row = {
  mode: Switches['mode']
  text: string
  ends_at: string | null
  min_build: string | null
  version: number
  changed_at: string | null
}

const toState = ({ mode, text, ends_at, min_build, version, changed_at }: Row): SwitchState =>
  SwitchState.parse({
    switches: { mode, text, endsAt: ends_at, minBuild: min_build },
    version,
    changedAt: changed_at,
  })

/** The current switches. */
export async function findSwitches(db: D1Database): Promise<SwitchState> {
  const row = await db.prepare('SELECT * FROM switches').first<Row>()
  if (!row) throw new Error('the table of the switches is empty')
  return toState(row)
}

type Change = {
  switches: Switches
  /** The version that the change is based on, and the new one. */
  from: number
  to: number
  /** The account; `null`: from the command line. */
  by: string | null
  now: Date
}

/**
 * Changes the switches and audits it, unless they were changed since `from`.
 * @returns the current switches, and whether they are these
 */
export async function saveSwitches(
  db: D1Database,
  { switches, from, to, by, now }: Change,
): Promise<{ isDone: boolean; state: SwitchState }> {
  const before = await findSwitches(db)
  if (before.version !== from) return { isDone: false, state: before }
  const { mode, text, endsAt, minBuild } = switches
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE switches SET mode = ?, text = ?, ends_at = ?, min_build = ?, version = ?, changed_at = ?
         WHERE version = ?`,
      )
      .bind(mode, text, endsAt, minBuild, to, now.toISOString(), from),
    auditIfChanged(db, {
      accountId: by,
      action: 'switch',
      resource: 'operations',
      refId: null,
      before: before.switches,
      after: switches,
      at: now,
    }),
  ])
  return { isDone: (changed?.meta.changes ?? 0) > 0, state: await findSwitches(db) }
}
