import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backUp, type Store } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { tableFile } from './manifest.ts'
import { restore } from './restore.ts'
import { readBackupKey } from './sealed.ts'
import { newDatabaseFile } from './staged-database.ts'

// tests/worker/restore.test.ts and restore.full.test.ts check the restored content.

const folder = mkdtempSync(join(tmpdir(), 'restore-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = readBackupKey(Buffer.alloc(32, 5).toString('base64'))
const source = await newDatabaseFile(join(folder, 'from.sqlite'))
const target = await newDatabaseFile(join(folder, 'into.sqlite'))
afterAll(() => {
  for (const { close } of [source, target]) close()
})
await source.db.exec(`
  CREATE TABLE roles (id TEXT PRIMARY KEY, name TEXT);
  CREATE TABLE authors (id TEXT PRIMARY KEY, name TEXT);
  INSERT INTO roles VALUES ('1', 'admin');
  INSERT INTO authors VALUES ('1', '書き手');
`)
await target.db.exec('CREATE TABLE mark (id TEXT PRIMARY KEY); INSERT INTO mark VALUES (1)')

const empty = { list: async () => ({ objects: [], truncated: false }) }
const storeOf = (db: Store['db']) =>
  ({ db, buckets: { MEDIA: empty, PHOTOS: empty }, pages: empty }) as unknown as Store

test.each([
  ['sealed', key],
  ['not sealed', null],
])('a modified or incomplete backup is refused before anything is written: %s', async (name, sealKey) => {
  const backup = await backUp(storeOf(source.db), {
    root: join(folder, name),
    site: 'small',
    now: new Date(),
    sealKey,
  })
  const [roles, authors] = ['roles', 'authors'].map((table) => tableFile(backup.folder, table)) as [
    string,
    string,
  ]
  const whole = readFileSync(roles)
  const staging = join(folder, 'staged.sqlite')
  const attempt = () =>
    restore(storeOf(target.db), { folder: backup.folder, sealKey, staging, replace: true })
  writeFileSync(roles, whole.subarray(0, whole.length - 5))
  await expect(attempt()).rejects.toThrow('the file is damaged')
  writeFileSync(roles, readFileSync(authors))
  await expect(attempt()).rejects.toThrow('is not what was backed up')
  rmSync(roles)
  await expect(attempt()).rejects.toThrow(BackupError)
  rmSync(join(backup.folder, 'manifest.json'))
  await expect(attempt()).rejects.toThrow('is not a complete backup')
  expect(await target.db.prepare('SELECT count(*) AS n FROM mark').first('n')).toBe(1)
})
