import type { D1Database } from '@cloudflare/workers-types'

/** A table with its primary key and its foreign keys. */
export type Table = {
  name: string
  sql: string
  columns: string[]
  keys: string[]
  references: Reference[]
}
export type Reference = { table: string; from: string[]; to: string[]; onDelete: string }

/** The schema of a database. `tables`: referenced tables come first. */
export type DatabaseShape = {
  tables: Table[]
  /** Full-text indexes, which are rebuilt from the tables. */
  virtual: { name: string; sql: string }[]
  indexes: string[]
  triggers: string[]
}

type Made = { type: string; name: string; sql: string }
type ColumnRow = { owner: string; name: string; pk: number }
type ReferenceRow = {
  owner: string
  id: number
  table: string
  from: string
  to: string | null
  on_delete: string
}

const VIRTUAL = /^CREATE VIRTUAL TABLE/i
/** The shadow tables of FTS5 (https://sqlite.org/fts5.html, "Internals"). */
const SHADOWS = ['data', 'idx', 'content', 'docsize', 'config']

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const rowsOf = async <Row>(db: D1Database, sql: string): Promise<Row[]> =>
  (await db.prepare(sql).all<Row>()).results

/** Excludes the internal tables of SQLite and D1. */
const OURS = `m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`

const listMade = (db: D1Database): Promise<Made[]> =>
  rowsOf(db, `SELECT type, name, sql FROM sqlite_master m WHERE sql IS NOT NULL AND ${OURS} ORDER BY name`)

/** The columns of all tables in one query: seventy queries would take long. */
const listColumns = (db: D1Database): Promise<ColumnRow[]> =>
  rowsOf(
    db,
    `SELECT m.name AS owner, c.name, c.pk FROM sqlite_master m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND ${OURS} ORDER BY m.name, c.cid`,
  )

const listReferences = (db: D1Database): Promise<ReferenceRow[]> =>
  rowsOf(
    db,
    `SELECT m.name AS owner, f.id, f."table", f."from", f."to", f.on_delete
     FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
     WHERE m.type = 'table' AND ${OURS} ORDER BY m.name, f.id, f.seq`,
  )

const referencesOf = (rows: readonly ReferenceRow[]): Reference[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map((parts) => ({
    table: parts[0]?.table ?? '',
    from: parts.map(({ from }) => from),
    // No column means the primary key, which is `id` in all tables.
    to: parts.map(({ to }) => to ?? 'id'),
    onDelete: parts[0]?.on_delete ?? 'NO ACTION',
  }))

const tableOf = (
  { name, sql }: Made,
  columns: readonly ColumnRow[],
  references: readonly ReferenceRow[],
): Table => {
  const keys = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  if (keys.length === 0) throw new Error(`${name}: rows cannot be told apart without a primary key`)
  return {
    name,
    sql,
    columns: columns.map((column) => column.name),
    keys: keys.map((column) => column.name),
    references: referencesOf(references),
  }
}

/** Sorts referenced tables first. @throws when references form a cycle */
const parentsFirst = (tables: readonly Table[]): Table[] => {
  const sorted: Table[] = []
  const rest = new Set(tables)
  while (rest.size > 0) {
    const waiting = new Set([...rest].map(({ name }) => name))
    const ready = [...rest].filter(({ name, references }) =>
      references.every(({ table }) => table === name || !waiting.has(table)),
    )
    if (ready.length === 0) throw new Error(`tables point at each other: ${[...waiting].join(', ')}`)
    for (const table of ready) rest.delete(table)
    sorted.push(...ready)
  }
  return sorted
}

/** Reads the schema of a database. */
export const readShape = async (db: D1Database): Promise<DatabaseShape> => {
  const made = await listMade(db)
  const columns = Map.groupBy(await listColumns(db), ({ owner }) => owner)
  const references = Map.groupBy(await listReferences(db), ({ owner }) => owner)
  const virtual = made.filter(({ sql }) => VIRTUAL.test(sql))
  const ofIndexes = new Set(
    virtual.flatMap(({ name }) => [name, ...SHADOWS.map((part) => `${name}_${part}`)]),
  )
  const plain = made.filter(({ type, name }) => type === 'table' && !ofIndexes.has(name))
  const tables = plain.map((one) => tableOf(one, columns.get(one.name) ?? [], references.get(one.name) ?? []))
  const sqlOf = (wanted: string) => made.filter(({ type }) => type === wanted).map(({ sql }) => sql)
  return {
    tables: parentsFirst(tables),
    virtual: virtual.map(({ name, sql }) => ({ name, sql })),
    indexes: sqlOf('index'),
    triggers: sqlOf('trigger'),
  }
}
