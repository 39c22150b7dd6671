import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Unstable_MiniflareWorkerOptions } from 'wrangler'
import wrangler from 'wrangler/package.json' with { type: 'json' }
import { runOrThrow } from '../local/run.ts'

const CACHE_FOLDER = '.cache/worker-options'

/**
 * Miniflare's options for a `wrangler.json`. Cached on disk by file, path and wrangler's version, because loading wrangler
 * is slow. A separate process loads it, so that its memory is freed.
 */
export const workerOptionsOf = async (config: string): Promise<Unstable_MiniflareWorkerOptions> => {
  const key = createHash('sha256')
    .update(JSON.stringify([resolve(config), wrangler.version]))
    .update(readFileSync(config))
  const cached = join(CACHE_FOLDER, `${key.digest('hex')}.json`)
  if (!existsSync(cached)) {
    mkdirSync(CACHE_FOLDER, { recursive: true })
    // Test files run at the same time: none may read an incomplete file.
    const part = `${cached}.${process.pid}`
    await runOrThrow('node', ['scripts/build/write-worker-options.ts', config, part])
    renameSync(part, cached)
  }
  return JSON.parse(readFileSync(cached, 'utf8'))
}
