import { z } from 'zod'
import { type Cloudflare, mustRun } from './cloudflare.ts'
import type { Resources } from './environment.ts'

const Databases = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** Location of the data, near its readers. */
const LOCATION = 'apac'

/** The ids of all databases of the account, by name. */
const databaseIds = async (cloudflare: Cloudflare): Promise<Map<string, string>> => {
  const { stdout } = await mustRun(cloudflare, ['d1', 'list', '--json'])
  return new Map(Databases.parse(JSON.parse(stdout)).map(({ name, uuid }) => [name, uuid]))
}

/** The ids of databases, by binding. */
export type DatabaseIds = Record<string, string>

const makeUnlessThere = async (cloudflare: Cloudflare, info: string[], make: string[]): Promise<boolean> => {
  if ((await cloudflare.wrangler(info)).status === 0) return false
  await mustRun(cloudflare, make)
  return true
}

/**
 * Creates the resources that do not exist yet.
 * @returns the ids of the databases, whether `DB` is new, the bindings of new databases, and the names of the created resources
 */
export const makeResources = async (
  cloudflare: Cloudflare,
  { databases, buckets, queues }: Resources,
): Promise<{ ids: DatabaseIds; isNew: boolean; created: string[]; made: string[] }> => {
  const made: string[] = []
  const existing = await databaseIds(cloudflare)
  const missing = databases.filter(({ database_name: name }) => !existing.has(name))
  for (const { database_name: name } of missing) {
    await mustRun(cloudflare, ['d1', 'create', name, '--location', LOCATION])
    made.push(`D1 ${name}`)
  }
  for (const { bucket_name: name } of buckets)
    if (
      await makeUnlessThere(
        cloudflare,
        ['r2', 'bucket', 'info', name],
        ['r2', 'bucket', 'create', name, '--location', LOCATION],
      )
    )
      made.push(`R2 ${name}`)
  for (const name of queues)
    if (await makeUnlessThere(cloudflare, ['queues', 'info', name], ['queues', 'create', name]))
      made.push(`queue ${name}`)
  const all = missing.length > 0 ? await databaseIds(cloudflare) : existing
  const ids = databases.map(({ binding, database_name: name }) => {
    const id = all.get(name)
    if (!id) throw new Error(`D1 ${name} was created but is not in \`wrangler d1 list\`.`)
    return [binding, id]
  })
  const created = missing.map(({ binding }) => binding)
  return { ids: Object.fromEntries(ids), isNew: created.includes('DB'), created, made }
}

/** Deletes all resources of a preview. @returns the names of what was deleted */
export const removeResources = async (
  cloudflare: Cloudflare,
  { databases, buckets, queues }: Resources,
): Promise<string[]> => {
  const removals: [string, string[]][] = [
    ...queues.map((name): [string, string[]] => [name, ['queues', 'delete', name]]),
    ...databases.map(({ database_name: name }): [string, string[]] => [
      name,
      ['d1', 'delete', name, '--skip-confirmation'],
    ]),
    ...buckets.map(({ bucket_name: name }): [string, string[]] => [name, ['r2', 'bucket', 'delete', name]]),
  ]
  const removed: string[] = []
  for (const [name, args] of removals) {
    const { status, output } = await cloudflare.wrangler(args)
    if (status === 0) removed.push(name)
    else console.log(`  ${name}: cannot be deleted. ${output.trim().split('\n').at(-1) ?? ''}`)
  }
  return removed
}
