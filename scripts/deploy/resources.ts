import { z } from 'zod'
import { type Cloudflare, mustRun } from './cloudflare.ts'
import type { Resources } from './environment.ts'

const Databases = z.array(z.object({ uuid: z.string(), name: z.string() }))

/** Where the data lies: near its readers and writers. */
const LOCATION = 'apac'

const databaseId = async (cloudflare: Cloudflare, name: string): Promise<string | null> => {
  const { stdout } = await mustRun(cloudflare, ['d1', 'list', '--json'])
  return Databases.parse(JSON.parse(stdout)).find((one) => one.name === name)?.uuid ?? null
}

const makeUnlessThere = async (cloudflare: Cloudflare, look: string[], make: string[]): Promise<boolean> => {
  if ((await cloudflare.wrangler(look)).status === 0) return false
  await mustRun(cloudflare, make)
  return true
}

/**
 * Makes what is not there yet; what is there stays as it is.
 * @returns the id of the database, whether it is new, and the names of all that was made
 */
export const makeResources = async (
  cloudflare: Cloudflare,
  { database, buckets, queues }: Resources,
): Promise<{ id: string; isNew: boolean; made: string[] }> => {
  const made: string[] = []
  const known = await databaseId(cloudflare, database)
  if (!known) {
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
      made.push(`キュー ${name}`)
  const id = known ?? (await databaseId(cloudflare, database))
  if (!id) throw new Error(`D1 ${database} を作れませんでした。`)
  return { id, isNew: !known, made }
}

/** Removes all resources of a preview. @returns the names of what was removed */
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
    else console.log(`  ${name}：削除できませんでした。${output.trim().split('\n').at(-1) ?? ''}`)
  }
  return removed
}
