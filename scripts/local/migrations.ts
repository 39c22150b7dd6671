import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { D1_FOLDER } from './sqlite-d1.ts'

const MIGRATIONS = 'worker/db/migrations'
/** The table of `wrangler d1 migrations`, as wrangler creates it. */
const APPLIED = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Miniflare's file of a D1 database, named after the id of a Durable Object. The binding in wrangler.toml is the id of the
 * database when it has none.
 */
const fileOf = (stateDir: string, binding: string): string => {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest()
  const hmac = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = hmac(binding)
  const id = Buffer.concat([name, hmac(name)]).toString('hex')
  return join(stateDir, D1_FOLDER, `${id}.sqlite`)
}

/**
 * Applies missing migrations to the local D1 with the same result as `wrangler d1 migrations apply DB --local`, which
 * takes a hundred times as long because it starts workerd. Deployments use wrangler.
 */
export const applyLocalMigrations = (stateDir: string, binding = 'DB'): void => {
  const file = fileOf(stateDir, binding)
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${APPLIED}`)
    const applied = new Set(
      db
        .prepare('SELECT name FROM d1_migrations')
        .all()
        .map(({ name }) => name),
    )
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && !applied.has(name))
    for (const name of names.sort()) {
      // One transaction per file, as wrangler does.
      db.exec('BEGIN')
      try {
        db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
        db.exec('COMMIT')
      } catch (error) {
        db.exec('ROLLBACK')
        throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    db.close()
  }
}
