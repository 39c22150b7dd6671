import { afterAll, vi } from 'vitest'
import type { MemberSite } from './member-site.ts'

/**
 * Regions, what the search and D1 keep for themselves, how many calls there were and which were refused: no call of the office writes there
 * by what it does.
 */
const OTHERS = /^(_cf|sqlite|search|d1_|cities|prefectures|regions|request_figures|health_probe|access_log)/
const CHANGES = ['INSERT', 'UPDATE', 'DELETE'] as const
/** That a session is used is noted whatever is called; only its end counts. */
const COUNTED: Record<string, string> = {
  'INSERT sessions': 'WHEN new.ended_at IS NOT NULL',
  'UPDATE sessions': 'WHEN new.ended_at IS NOT old.ended_at',
}
/** An address that led nowhere is written seconds later, maybe when another file has begun. */
const GATHERED = new Set(['INSERT missing_addresses', 'UPDATE missing_addresses'])

/** What an earlier file of the same site has begun is brought to readers first. */
const nothingIsPublished = (db: MemberSite['db']) =>
  vi.waitFor(
    async () => {
      const begun = new Date(Date.now() - 60_000).toISOString()
      const open =
        "SELECT count(*) AS n FROM publications WHERE status IN ('waiting', 'rendering') AND requested_at > ?"
      const n = await db.prepare(open).bind(begun).first<number>('n')
      if (n !== 0) throw new Error(`${n} publications are not finished`)
    },
    { timeout: 20_000, interval: 100 },
  )

/**
 * Notes every row that is written until the end of the file, by triggers of the database itself: `written()` returns them
 * as `UPDATE manuscripts` and begins anew. Who is refused has written none, not even one that was put back.
 */
export const watchRows = async ({ db }: Pick<MemberSite, 'db'>) => {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>()
  const triggers = results
    .filter(({ name }) => !OTHERS.test(name))
    .flatMap(({ name }) => CHANGES.map((change) => `${change} ${name}`))
    .filter((what) => !GATHERED.has(what))
    .map((what) => ({ name: `_written_${what.replace(' ', '_')}`, what }))
  await nothingIsPublished(db)
  // A line each: what is prepared one by one takes its time.
  await db.exec(
    [
      'CREATE TABLE _written (what TEXT NOT NULL)',
      ...triggers.map(
        ({ name, what }) =>
          `CREATE TRIGGER ${name} AFTER ${what.replace(' ', ' ON ')} ${COUNTED[what] ?? ''} BEGIN INSERT INTO _written VALUES ('${what}'); END`,
      ),
    ].join('\n'),
  )
  afterAll(async () => {
    await db.exec([...triggers.map(({ name }) => `DROP TRIGGER ${name}`), 'DROP TABLE _written'].join('\n'))
  })
  return async (): Promise<string[]> => {
    const [found] = await db.batch<{ what: string }>([
      db.prepare('SELECT DISTINCT what FROM _written ORDER BY what'),
      db.prepare('DELETE FROM _written'),
    ])
    return (found?.results ?? []).map(({ what }) => what)
  }
}
