import { afterAll, vi } from 'vitest'
import type { MemberSite } from './member-site.ts'

/**
 * Regions, documents of the search, tables of D1, request metrics and the access log: no management call writes there by
 * its own effect.
 */
const OTHERS = /^(_cf|sqlite|search|d1_|cities|prefectures|regions|request_figures|health_probe|access_log)/
const CHANGES = ['INSERT', 'UPDATE', 'DELETE'] as const
/** Every call updates the session's timestamp; only its end counts. */
const COUNTED: Record<string, string> = {
  'INSERT sessions': 'WHEN new.ended_at IS NOT NULL',
  'UPDATE sessions': 'WHEN new.ended_at IS NOT old.ended_at',
}
/** Missing addresses, missed searches and readers are written seconds later, possibly during another test file. */
const GATHERED = new Set(
  ['missing_addresses', 'missed_searches', 'article_reader_numbers', 'article_readers'].flatMap((table) => [
    `INSERT ${table}`,
    `UPDATE ${table}`,
  ]),
)

/** Waits for publications of an earlier file of the same site. */
const nothingIsPublished = (db: MemberSite['db']) =>
  vi.waitFor(
    async () => {
      const startedAt = new Date(Date.now() - 60_000).toISOString()
      const open =
        "SELECT count(*) AS n FROM publications WHERE status IN ('waiting', 'rendering') AND requested_at > ?"
      const n = await db.prepare(open).bind(startedAt).first<number>('n')
      if (n !== 0) throw new Error(`${n} publications are not finished`)
    },
    { timeout: 20_000, interval: 100 },
  )

/**
 * Records every written row until the end of the file, by triggers in the database: `written()` returns them as `UPDATE
 * manuscripts` and resets. A refused call has written none, not even one that was rolled back.
 */
export const watchRows = async ({ db }: Pick<MemberSite, 'db'>) => {
  const { results } = await db
    .prepare('PRAGMA table_list')
    .all<{ name: string; type: 'table' | 'view' | 'shadow' | 'virtual' }>()
  const triggers = results
    // Full-text indexes are virtual tables, which cannot have triggers.
    .filter(({ name, type }) => type === 'table' && !OTHERS.test(name))
    .flatMap(({ name }) => CHANGES.map((change) => `${change} ${name}`))
    .filter((what) => !GATHERED.has(what))
    .map((what) => ({ name: `_written_${what.replace(' ', '_')}`, what }))
  await nothingIsPublished(db)
  // One line for each statement: preparing them one by one is slow.
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
