import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { KEPT_ASSETS } from '#worker/documents/kept-assets.ts'
import { listObjects } from '../backup/backup-bucket.ts'
import { readJson } from './environment.ts'

/** A tab may stay open for so long after the deployment that replaced its build. */
const KEPT_MS = 30 * 24 * 60 * 60_000
const DEPLOYED = 'deployed/'
/** Files that are on their way to the store: each alone takes a tenth of a second, and there are many hundreds. */
const AT_ONCE = 16

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Which hashed files a build has, and when it was replaced. */
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
 * Keeps the hashed files of a build before anybody is served its pages: while two versions are served, each answers for
 * the files of the other (worker/documents/kept-assets.ts), and tabs of this build find theirs after it is replaced.
 * @returns how many files were new
 */
export const keepAssets = async (pages: R2Bucket, dist: string, now: Date): Promise<number> => {
  const files = globSync('assets/**/*.*', { cwd: join(dist, 'client') })
    .filter((file) => !file.endsWith('.map'))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
  const there = new Set((await readDeployed(pages)).flatMap((one) => one.files))
  const fresh = files.filter((file) => !there.has(file))
  const keep = (file: string) =>
    pages.put(KEPT_ASSETS + file, readFileSync(join(dist, 'client', file)), {
      httpMetadata: { contentType: TYPES[extname(file)] ?? 'application/octet-stream' },
    })
  for (let start = 0; start < fresh.length; start += AT_ONCE)
    await Promise.all(fresh.slice(start, start + AT_ONCE).map(keep))
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  await write(pages, { build: id, at: now.toISOString(), endedAt: null, files })
  return fresh.length
}

/**
 * Notes that a build is the one that is served: the others have ended, `former` just now, whatever was noted before (a
 * rollback brings an ended one back). Forgets the files that no build of the last 30 days has.
 * @returns how many files were forgotten
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
    if (endedAt && now.getTime() - Date.parse(endedAt) > KEPT_MS) {
      await pages.delete(`${DEPLOYED}${one.build}.json`)
      continue
    }
    staying.push(one)
    if (endedAt !== one.endedAt) await write(pages, { ...one, endedAt })
  }
  const used = new Set(staying.flatMap(({ files }) => files))
  const old = [...new Set(all.flatMap(({ files }) => files))].filter((file) => !used.has(file))
  for (const file of old) await pages.delete(KEPT_ASSETS + file)
  return old.length
}
