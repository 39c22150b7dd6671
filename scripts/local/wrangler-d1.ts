import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { run } from './run.ts'

const Value = z.union([z.string(), z.number(), z.null()])
type Value = z.infer<typeof Value>

const Output = z.array(z.object({ results: z.array(z.record(z.string(), Value)) })).min(1)

/** An SQL literal: wrangler's command line has no parameters. */
const literal = (value: Value): string => {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

const filled = (sql: string, values: Value[]): string => {
  let next = 0
  return sql.replace(/\?(\d+)?/g, (_, position) =>
    literal(values[position ? Number(position) - 1 : next++] ?? null),
  )
}

/**
 * The database through `wrangler d1 execute`: the deployed one with `['--remote']`, a local one with
 * `['--local', '--persist-to', folder]`, also while a server uses it. Slow, and with `all` and `first` only.
 */
export const openWranglerD1 = (where: string[]): D1Database => {
  const execute = async (sql: string) => {
    const call = ['d1', 'execute', 'DB', ...where, '--json', '--command', sql]
    const { status, output, stdout } = await run('wrangler', call)
    if (status !== 0) throw new Error(`wrangler ${call.join(' ')} (${status})\n${output}`)
    return Output.parse(JSON.parse(stdout)).flatMap(({ results }) => results)
  }
  const prepare = (sql: string, values: Value[] = []) => ({
    bind: (...bound: Value[]) => prepare(sql, bound),
    all: async () => ({ results: await execute(filled(sql, values)), success: true, meta: {} }),
    first: async () => (await execute(filled(sql, values)))[0] ?? null,
  })
  return { prepare } as unknown as D1Database
}
