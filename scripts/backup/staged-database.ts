import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type LocalD1, openSqliteD1 } from '../local/sqlite-d1.ts'

/** A database file of our own, empty, in which references are not enforced: rows may come in any order. */
export const newDatabaseFile = async (file: string): Promise<LocalD1> => {
  mkdirSync(dirname(file), { recursive: true })
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  new DatabaseSync(file).close()
  const opened = openSqliteD1(file, { readOnly: false })
  // It can be made again: nothing is lost when this machine stops.
  await opened.db.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF')
  return opened
}
