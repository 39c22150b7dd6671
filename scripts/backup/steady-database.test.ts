import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { steadyDatabase } from './steady-database.ts'

/** A database whose connection breaks at every other call, before it is executed. */
const brokenDatabase = () => {
  const done: string[] = []
  let calls = 0
  const answer = async <Result>(what: string, result: Result): Promise<Result> => {
    calls += 1
    if (calls % 2 === 1)
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
      })
    done.push(what)
    return result
  }
  const statement = (sql: string, values: unknown[] = []): object => ({
    sql,
    bind: (...more: unknown[]) => statement(sql, more),
    first: (column?: string) => answer(`first ${sql} ${values} ${column}`, 1),
    run: () => answer(`run ${sql}`, {}),
    all: () => answer(`all ${sql}`, { results: [] }),
    raw: () => answer(`raw ${sql}`, []),
  })
  const db = {
    prepare: (sql: string) => statement(sql),
    batch: (all: { sql: string }[]) => answer(`batch ${all.map(({ sql }) => sql)}`, []),
    exec: (sql: string) => answer(`exec ${sql}`, {}),
  }
  return { db: steadyDatabase(db as unknown as D1Database), done }
}

test('a database call is retried once when its connection breaks', async () => {
  const { db, done } = brokenDatabase()
  expect(await db.prepare('a').bind(1, 2).first('n')).toBe(1)
  await db.prepare('b').run()
  await db.prepare('c').all()
  await db.prepare('d').raw()
  await db.batch([db.prepare('e'), db.prepare('f').bind(3)])
  await db.exec('g')
  expect(done).toEqual(['first a 1,2 n', 'run b', 'all c', 'raw d', 'batch e,f', 'exec g'])
})
