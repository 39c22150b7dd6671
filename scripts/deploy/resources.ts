import { z } from 'zod'
import { type Cloudflare, mustRun } from './cloudflare.ts'
import type { Resources } from './environment.ts'

const Databases = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** Location of the data, near its readers. */
const LOCATION = 'apac'

const databaseId = async (cloudflare: Cloudflare, name: string): Promise<string | null> => {
  const { stdout } = await mustRun(cloudflare, ['d1', 'list', '--json'])
  return Databases.parse(JSON.parse(stdout)).find((one) => one.name === name)?.uuid ?? null
}

const makeUnlessThere = async (cloudflare: Cloudflare, info: string[], make: string[]): Promise<boolean> => {
  if ((await cloudflare.wrangler(info)).status === 0) return false
  await mustRun(cloudflare, make)
  return true
}

/**
 * Creates the resources that do not exist yet.
 * @returns the id of the database, whether it is new, and the names of the created resources
 */
export const makeResources = async (
  cloudflare: Cloudflare,
  { database, buckets, queues }: Resources,
): Promise<{ id: string; isNew: boolean; made: string[] }> => {
  const made: string[] = []
  const existing = await databaseId(cloudflare, database)
  if (!existing) {
    await mustRun(cloudflare, ['d1', 'create', database, '--location', LOCATION])
    made.push(`D1 ${database}`)
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
  const id = existing ?? (await databaseId(cloudflare, database))
  if (!id) throw new Error(`D1 ${database} was created but is not in \`wrangler d1 list\`.`)
  return { id, isNew: !existing, made }
}

/** Deletes all resources of a preview. @returns the names of what was deleted */
export const removeResources = async (
  cloudflare: Cloudflare,
  { database, buckets, queues }: Resources,
): Promise<string[]> => {
  const removals: [string, string[]][] = [
    ...queues.map((name): [string, string[]] => [name, ['queues', 'delete', name]]),
    [database, ['d1', 'delete', database, '--skip-confirmation']],
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
