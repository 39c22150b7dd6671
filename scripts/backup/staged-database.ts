import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type LocalD1, openSqliteD1 } from '../local/sqlite-d1.ts'

/** Creates an empty database file without enforced foreign keys: rows may come in any order. */
export const newDatabaseFile = async (file: string): Promise<LocalD1> => {
  mkdirSync(dirname(file), { recursive: true })
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  new DatabaseSync(file).close()
  const opened = openSqliteD1(file, { readOnly: false })
  // The file can be rebuilt, so it need not survive a crash.
  await opened.db.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF')
  return opened
}
