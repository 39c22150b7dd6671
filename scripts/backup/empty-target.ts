import type { R2Bucket } from '@cloudflare/workers-types'
import { SWITCHES_KEY } from '#worker/maintenance/switches.ts'
import type { DatabaseStore } from './backup.ts'
import { listObjects } from './backup-bucket.ts'
import { BackupError } from './backup-error.ts'
import { emptyDatabase, isEmptyDatabase } from './fill-database.ts'
import { withConnection } from './with-connection.ts'

const isEmptyBucket = async (bucket: R2Bucket): Promise<boolean> =>
  (await bucket.list({ limit: 1 })).objects.length === 0

/** Removes every object of a bucket. */
export const emptyBucket = async (bucket: R2Bucket): Promise<void> => {
  for (;;) {
    const { objects } = await withConnection(() => bucket.list({ limit: 1000 }))
    if (objects.length === 0) return
    await withConnection(() => bucket.delete(objects.map(({ key }) => key)))
  }
}

/** Hashed files of builds (worker/documents/retained-assets.ts) do not depend on the database. */
const OF_BUILDS = /^(kept|deployed)\//

/**
 * Removes the overlay that was made from the replaced database: its revisions are higher and would win over pages
 * published from now on. Keeps the switches, so that the site stays in maintenance mode.
 */
const forgetMade = async (pages: R2Bucket): Promise<void> => {
  const made: string[] = []
  for await (const { key } of listObjects(pages))
    if (!OF_BUILDS.test(key) && key !== SWITCHES_KEY) made.push(key)
  for (let start = 0; start < made.length; start += 1000) await pages.delete(made.slice(start, start + 1000))
}

/** @throws {BackupError} when the target is not empty */
export const assureEmpty = async ({ db, buckets }: DatabaseStore): Promise<void> => {
  const filled = (await isEmptyDatabase(db)) ? [] : ['D1']
  for (const [name, bucket] of Object.entries(buckets)) if (!(await isEmptyBucket(bucket))) filled.push(name)
  if (filled.length > 0)
    throw new BackupError(
      `The target is not empty (${filled.join(', ')}). Add --replace to delete its content before restoring.`,
    )
}

/** Removes everything that a restore writes, and the overlay. */
export const emptyTarget = async ({ db, buckets, pages }: DatabaseStore): Promise<void> => {
  await emptyDatabase(db)
  for (const bucket of Object.values(buckets)) await emptyBucket(bucket)
  if (pages) await forgetMade(pages)
}
