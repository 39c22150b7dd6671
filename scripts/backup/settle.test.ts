import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readShape } from './database-shape.ts'
import { fillDatabase } from './fill-database.ts'
import { settleReferences } from './settle.ts'
import { newDatabaseFile } from './staged-database.ts'
import { tableRows } from './table-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'settle-'))
const { db, close } = await newDatabaseFile(join(folder, 'from.sqlite'))
afterAll(() => {
  close()
  rmSync(folder, { recursive: true })
})
await db.exec(`
  CREATE TABLE lines (id TEXT PRIMARY KEY, guide_id TEXT NOT NULL REFERENCES guides (id) ON DELETE CASCADE);
  CREATE TABLE guides (id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE);
  CREATE TABLE articles (id TEXT PRIMARY KEY, by_id TEXT REFERENCES accounts (id) ON DELETE SET NULL);
  CREATE TABLE accounts (id TEXT PRIMARY KEY);
  CREATE TABLE counts (seq INTEGER PRIMARY KEY AUTOINCREMENT, n INTEGER);
  CREATE TRIGGER lines_counted AFTER INSERT ON lines BEGIN INSERT INTO counts (n) VALUES (1); END;
  INSERT INTO accounts VALUES ('stays');
  INSERT INTO guides VALUES ('g1', 'gone'), ('g2', 'stays');
  INSERT INTO lines VALUES ('l1', 'g1'), ('l2', 'g2'), ('l3', 'g1');
  INSERT INTO articles VALUES ('a1', 'gone'), ('a2', 'stays');
`)

test('rows that reference a row deleted during the backup are deleted, or lose the reference', async () => {
  const shape = await readShape(db)
  const names = shape.tables.map(({ name }) => name)
  for (const [parent, child] of [
    ['accounts', 'guides'],
    ['guides', 'lines'],
    ['accounts', 'articles'],
  ] as const)
    expect([parent, child, names.indexOf(parent) < names.indexOf(child)]).toEqual([parent, child, true])
  expect(await settleReferences(db, shape)).toBe(4)
  const { results } = await db.prepare('SELECT id FROM lines').all()
  expect(results).toEqual([{ id: 'l2' }])
  expect((await db.prepare('SELECT id, by_id FROM articles ORDER BY id').all()).results).toEqual([
    { id: 'a1', by_id: null },
    { id: 'a2', by_id: 'stays' },
  ])
  expect((await db.prepare('PRAGMA foreign_key_check').all()).results).toEqual([])
})

test('a copy has the rows, triggers and AUTOINCREMENT counters, and triggers do not run while it is filled', async () => {
  const shape = await readShape(db)
  const copy = await newDatabaseFile(join(folder, 'into.sqlite'))
  await fillDatabase(copy.db, shape, (table) => tableRows(db, table), { numbers: { counts: 41 } })
  expect(await readShape(copy.db)).toEqual(shape)
  expect(await copy.db.prepare('SELECT count(*) AS n FROM counts').first('n')).toBe(3)
  await copy.db.prepare("INSERT INTO lines VALUES ('l4', 'g2')").run()
  expect(await copy.db.prepare('SELECT max(seq) AS n FROM counts').first('n')).toBe(42)
  copy.close()
})
