import type { D1Database } from '@cloudflare/workers-types'
import { type DatabaseShape, quoted, readShape, type Table } from './database-shape.ts'
import type { Values } from './table-rows.ts'

/** Characters per statement; D1 limits a value to 2 MB. */
const MAX_TEXT_LENGTH = 500_000
/** Rows per statement. */
const MAX_ROWS = 200
const BATCH_SIZE = 25

type RowsOf = (table: Table) => AsyncIterable<Values[]>

/** Runs statements one by one: their time grows with the rows, and D1 limits a call to thirty seconds. */
const runEach = async (db: D1Database, statements: readonly string[]): Promise<void> => {
  for (const sql of statements) await db.prepare(sql).run()
}

/** Runs fast statements in batches. `exec()` would split triggers at line ends. */
const runAll = async (db: D1Database, statements: readonly string[]): Promise<void> => {
  for (let start = 0; start < statements.length; start += BATCH_SIZE)
    await db.batch(statements.slice(start, start + BATCH_SIZE).map((sql) => db.prepare(sql)))
}

/**
 * Inserts rows as JSON, so that one value is bound however many columns there are. Replaces rows that scheduled jobs have
 * written since the table was created.
 */
const insertStatement = (db: D1Database, { name, columns }: Table, rows: readonly string[]) =>
  db
    .prepare(
      `INSERT OR REPLACE INTO ${quoted(name)} (${columns.map(quoted).join(', ')})
       SELECT ${columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')} FROM json_each(?)`,
    )
    .bind(`[${rows.join(',')}]`)

const fillTable = async (db: D1Database, table: Table, pages: AsyncIterable<Values[]>): Promise<void> => {
  let rows: string[] = []
  let length = 0
  const write = async () => {
    if (rows.length > 0) await insertStatement(db, table, rows).run()
    rows = []
    length = 0
  }
  for await (const page of pages)
    for (const values of page) {
      const text = JSON.stringify(values)
      if (rows.length === MAX_ROWS || length + text.length > MAX_TEXT_LENGTH) await write()
      rows.push(text)
      length += text.length
    }
  await write()
}

/** Restores AUTOINCREMENT counters, so that numbers of deleted rows are not reused. */
const keepNumbers = async (db: D1Database, numbers: Record<string, number>): Promise<void> => {
  for (const [name, seq] of Object.entries(numbers)) {
    const changed = await db
      .prepare('UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1')
      .bind(name, seq)
      .run()
    if (changed.meta.changes === 0)
      await db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)').bind(name, seq).run()
  }
}

/** The AUTOINCREMENT counters. */
export const numbersOf = async (
  db: D1Database,
  { tables }: DatabaseShape,
): Promise<Record<string, number>> => {
  if (!tables.some(({ sql }) => /AUTOINCREMENT/i.test(sql))) return {}
  const { results } = await db
    .prepare('SELECT name, seq FROM sqlite_sequence ORDER BY name')
    .all<{ name: string; seq: number }>()
  return Object.fromEntries(results.map(({ name, seq }) => [name, seq]))
}

/**
 * Fills an empty database with tables, rows, counters, indexes and finally triggers, which must not run for restored rows.
 * Full-text indexes stay empty.
 */
export const fillDatabase = async (
  db: D1Database,
  shape: DatabaseShape,
  rowsOf: RowsOf,
  { numbers = {}, onTable = (_name: string) => {} } = {},
): Promise<void> => {
  await runAll(
    db,
    shape.tables.map(({ sql }) => sql),
  )
  for (const table of shape.tables) {
    onTable(table.name)
    await fillTable(db, table, rowsOf(table))
  }
  await keepNumbers(db, numbers)
  await runEach(db, shape.indexes)
  await runAll(
    db,
    shape.virtual.map(({ sql }) => sql),
  )
  await runAll(db, shape.triggers)
}

/** Whether there is no table. */
export const isEmptyDatabase = async (db: D1Database): Promise<boolean> =>
  (await readShape(db)).tables.length === 0

const NAME_OF_TRIGGER = /^CREATE TRIGGER (?:IF NOT EXISTS )?"?(\w+)/i

/** Drops everything: triggers first, referencing tables before referenced ones. */
export const emptyDatabase = async (db: D1Database): Promise<void> => {
  const { tables, virtual, triggers } = await readShape(db)
  const names = triggers.map((sql) => NAME_OF_TRIGGER.exec(sql)?.[1] ?? '')
  await runAll(
    db,
    names.map((name) => `DROP TRIGGER ${quoted(name)}`),
  )
  await runEach(
    db,
    [...virtual, ...tables.toReversed()].map(({ name }) => `DROP TABLE ${quoted(name)}`),
  )
}
