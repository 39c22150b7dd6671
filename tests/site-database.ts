import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { withConnection } from '#scripts/backup/with-connection.ts'
import type { SiteServer } from '#scripts/local/serve.ts'

/** No site has this address: Miniflare routes it to the Worker below. */
const ADDRESS = 'http://database.invalid/'

/** Runs the statements of a test on the database of a site. */
const SCRIPT = `export default {
  async fetch(request, env) {
    const { binding, method, statements, args } = await request.json()
    const DB = env[binding]
    const bytes = (value) => (Array.isArray(value) ? new Uint8Array(value) : value)
    try {
      const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values.map(bytes)))
      if (method === 'exec') return Response.json({ result: await DB.exec(...args) })
      const result = method === 'batch' ? await DB.batch(prepared) : await prepared[0][method](...args)
      return Response.json({ result })
    } catch (error) {
      return Response.json({ error: error.message })
    }
  },
}`

/** Runs in front of a site, on an address that only this machine requests. */
export const siteDatabase = {
  name: 'database',
  routes: [`${new URL(ADDRESS).host}/*`],
  script: SCRIPT,
  hasDatabase: true,
}

type Statement = { sql: string; values: unknown[] }

/** Values that JSON cannot represent: bytes are sent as a list; values that D1 would refuse are refused here. */
const sent = (value: unknown): unknown => {
  if (value === undefined)
    throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'")
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)]
  return value instanceof Uint8Array ? [...value] : value
}

/**
 * The database of a site that has `siteDatabase` in front of it. Miniflare's own bridge blocks the whole process for
 * each statement that is prepared or bound, and takes four times as long. A request whose connection breaks before the
 * answer is repeated: use it for idempotent statements and rows with keys of their own.
 */
export const databaseOf = async (
  { miniflare }: Pick<SiteServer, 'miniflare'>,
  binding = 'DB',
): Promise<D1Database> => {
  const call = async <Result>(
    method: string,
    statements: Statement[],
    args: unknown[] = [],
  ): Promise<Result> => {
    const body = JSON.stringify({
      binding,
      method,
      args,
      statements: statements.map(({ sql, values }) => ({ sql, values: values.map(sent) })),
    })
    const response = await withConnection(() => miniflare.dispatchFetch(ADDRESS, { method: 'POST', body }))
    const { result, error } = (await response.json()) as { result: Result; error?: string }
    if (error !== undefined) throw new Error(error)
    return result
  }
  const bare = new WeakMap<object, Statement>()
  const prepared = (sql: string, values: unknown[] = []): D1PreparedStatement => {
    const statement = { sql, values }
    const wrapped = {
      bind: (...bound: unknown[]) => prepared(sql, bound),
      first: (...args: unknown[]) => call('first', [statement], args),
      run: () => call('run', [statement]),
      all: () => call('all', [statement]),
      raw: (...args: unknown[]) => call('raw', [statement], args),
    } as D1PreparedStatement
    bare.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: prepared,
    exec: (sql: string) => call('exec', [], [sql]),
    batch: (statements: D1PreparedStatement[]) =>
      call(
        'batch',
        statements.map((statement) => {
          const inner = bare.get(statement)
          if (!inner) throw new Error('a statement of another database')
          return inner
        }),
      ),
  } as unknown as D1Database
}
