import type { MemberSite } from '../../worker/member-site.ts'

/** Tables whose rows have an id from the client. */
const TABLES = {
  record: 'SELECT id FROM travel_actions',
  guide: 'SELECT id FROM travel_guides',
  draft: 'SELECT id FROM manuscripts',
  publication: 'SELECT id FROM publications',
} as const
type Written = keyof typeof TABLES

/** The acknowledged writes. Writes without response or with an error are repeated under the same id. */
export class Ledger {
  readonly acknowledged: Record<Written, Set<string>> = {
    record: new Set(),
    guide: new Set(),
    draft: new Set(),
    publication: new Set(),
  }
  /** The last acknowledged title of each draft. */
  readonly titles = new Map<string, string>()

  get count(): number {
    return Object.values(this.acknowledged).reduce((sum, ids) => sum + ids.size, 0)
  }
}

const missingOf = async (db: MemberSite['db'], kind: Written, ids: readonly string[]): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM (${TABLES[kind]} WHERE id IN (SELECT value FROM json_each(?1))))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string }>()
  return results.map(({ id }) => `${kind} ${id}`)
}

/** Acknowledged writes that are missing in the database, or there with an older title. */
export async function lostWrites(db: MemberSite['db'], ledger: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const [kind, ids] of Object.entries(ledger.acknowledged))
    lost.push(...(await missingOf(db, kind as Written, [...ids])))
  const { results } = await db
    .prepare('SELECT id, title FROM manuscripts WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify([...ledger.titles.keys()]))
    .all<{ id: string; title: string }>()
  const titles = new Map(results.map(({ id, title }) => [id, title]))
  for (const [id, title] of ledger.titles)
    if (titles.get(id) !== title) lost.push(`title of ${id}: ${title} / ${titles.get(id)}`)
  return lost
}
