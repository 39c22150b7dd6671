import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applyLocalMigrations } from './migrations.ts'
import { runOrThrow } from './run.ts'
import { localD1File } from './sqlite-d1.ts'

/** The schema and the applied migrations, without timestamps and without workerd's own tables. */
const contentsOf = (stateDir: string) => {
  const db = new DatabaseSync(localD1File(stateDir), { readOnly: true })
  const read = (sql: string) => JSON.stringify(db.prepare(sql).all())
  const contents = [
    read("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '~_cf~_%' ESCAPE '~'"),
    read('SELECT id, name FROM d1_migrations'),
    read('SELECT * FROM sqlite_sequence'),
    read('PRAGMA journal_mode'),
    read('PRAGMA user_version'),
  ]
  db.close()
  return contents
}

test('the local database equals one migrated by wrangler, at the same path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')]
  applyLocalMigrations(ours)
  const before = contentsOf(ours)
  for (const stateDir of [ours, theirs])
    await runOrThrow('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir])
  // Wrangler found nothing to apply.
  expect(contentsOf(ours)).toEqual(before)
  expect(contentsOf(theirs)).toEqual(before)
  rmSync(folder, { recursive: true })
}, 300_000)
