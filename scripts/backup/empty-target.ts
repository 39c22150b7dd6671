import type { R2Bucket } from '@cloudflare/workers-types'
import { SWITCHES_KEY } from '#worker/standstill/switches.ts'
import type { Store } from './backup.ts'
import { listObjects } from './backup-bucket.ts'
import { BackupError } from './backup-error.ts'
import { emptyDatabase, isEmptyDatabase } from './fill-database.ts'
import { KEPT_BUCKETS } from './manifest.ts'
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

/** Code and styles of builds (worker/documents/kept-assets.ts) do not depend on what the database holds. */
const OF_BUILDS = /^(kept|deployed)\//

/**
 * Removes what was made of the database that is gone: it carries numbers of a later state, and would win over what is
 * published from now on. The switches stay: whoever closed the site for this opens it again.
 */
const forgetMade = async (pages: R2Bucket): Promise<void> => {
  const made: string[] = []
  for await (const { key } of listObjects(pages))
    if (!OF_BUILDS.test(key) && key !== SWITCHES_KEY) made.push(key)
  for (let start = 0; start < made.length; start += 1000) await pages.delete(made.slice(start, start + 1000))
}

/** @throws {BackupError} where anything is there */
export const assureEmpty = async ({ db, buckets }: Store): Promise<void> => {
  const filled = (await isEmptyDatabase(db)) ? [] : ['D1']
  for (const name of KEPT_BUCKETS) if (!(await isEmptyBucket(buckets[name]))) filled.push(name)
  if (filled.length > 0)
    throw new BackupError(
      `戻す先が空ではありません（${filled.join('、')}）。中身を消して戻すには --replace を付けてください。`,
    )
}

/** Removes everything that a restore brings, and what was made of it. */
export const emptyTarget = async ({ db, buckets, pages }: Store): Promise<void> => {
  await emptyDatabase(db)
  for (const name of KEPT_BUCKETS) await emptyBucket(buckets[name])
  await forgetMade(pages)
}
