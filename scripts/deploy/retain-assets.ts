import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { RETAINED_ASSETS } from '#worker/documents/retained-assets.ts'
import { listObjects } from '../backup/backup-bucket.ts'
import { readJson } from './environment.ts'

/** Open tabs find the files of their build for so long after it was replaced. */
const RETENTION_MS = 30 * 24 * 60 * 60_000
const DEPLOYED = 'deployed/'
/** Concurrent uploads: each takes a tenth of a second, and there are hundreds of files. */
const MAX_CONCURRENT_UPLOADS = 16

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** The hashed files of a build, and when it was replaced. */
const Deployed = z.object({
  build: z.string(),
  at: z.string(),
  endedAt: z.string().nullable(),
  files: z.array(z.string()),
})
type Deployed = z.infer<typeof Deployed>

const readDeployed = async (pages: R2Bucket): Promise<Deployed[]> => {
  const found: Deployed[] = []
  for await (const { key } of listObjects(pages, DEPLOYED)) {
    const object = await pages.get(key)
    if (object) found.push(Deployed.parse(await object.json()))
  }
  return found
}

const write = (pages: R2Bucket, deployed: Deployed) =>
  pages.put(`${DEPLOYED}${deployed.build}.json`, JSON.stringify(deployed))

/**
 * Stores the hashed files of a build in R2 before its pages are served. During a rollout each version serves the files of
 * the other (worker/documents/retained-assets.ts), and open tabs find their files after the build is replaced.
 * @returns the number of new files
 */
export const retainAssets = async (pages: R2Bucket, dist: string, now: Date): Promise<number> => {
  const files = globSync('assets/**/*.*', { cwd: join(dist, 'client') })
    .filter((file) => !file.endsWith('.map'))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
  const there = new Set((await readDeployed(pages)).flatMap((one) => one.files))
  const fresh = files.filter((file) => !there.has(file))
  const upload = (file: string) =>
    pages.put(RETAINED_ASSETS + file, readFileSync(join(dist, 'client', file)), {
      httpMetadata: { contentType: TYPES[extname(file)] ?? 'application/octet-stream' },
    })
  for (let start = 0; start < fresh.length; start += MAX_CONCURRENT_UPLOADS)
    await Promise.all(fresh.slice(start, start + MAX_CONCURRENT_UPLOADS).map(upload))
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  await write(pages, { build: id, at: now.toISOString(), endedAt: null, files })
  return fresh.length
}

/**
 * Records the served build. All others have ended, `former` just now even if it had ended before (a rollback serves an
 * ended build again). Deletes files that no build of the last 30 days has.
 * @returns the number of deleted files
 */
export const noteServed = async (
  pages: R2Bucket,
  build: string,
  now: Date,
  former: string | null = null,
): Promise<number> => {
  const all = await readDeployed(pages)
  const staying: Deployed[] = []
  for (const one of all) {
    const ended = one.build === former ? now.toISOString() : (one.endedAt ?? now.toISOString())
    const endedAt = one.build === build ? null : ended
    if (endedAt && now.getTime() - Date.parse(endedAt) > RETENTION_MS) {
      await pages.delete(`${DEPLOYED}${one.build}.json`)
      continue
    }
    staying.push(one)
    if (endedAt !== one.endedAt) await write(pages, { ...one, endedAt })
  }
  const used = new Set(staying.flatMap(({ files }) => files))
  const old = [...new Set(all.flatMap(({ files }) => files))].filter((file) => !used.has(file))
  for (const file of old) await pages.delete(RETAINED_ASSETS + file)
  return old.length
}
