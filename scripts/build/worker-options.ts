import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Unstable_MiniflareWorkerOptions } from 'wrangler'
import wrangler from 'wrangler/package.json' with { type: 'json' }
import { runOrThrow } from '../local/run.ts'

const KEPT_IN = '.cache/worker-options'

/**
 * Miniflare's options for a `wrangler.json`. Cached on disk by file, path and wrangler's version, because loading wrangler
 * is slow. A separate process loads it, so that its memory is freed.
 */
export const workerOptionsOf = async (config: string): Promise<Unstable_MiniflareWorkerOptions> => {
  const key = createHash('sha256')
    .update(JSON.stringify([resolve(config), wrangler.version]))
    .update(readFileSync(config))
  const kept = join(KEPT_IN, `${key.digest('hex')}.json`)
  if (!existsSync(kept)) {
    mkdirSync(KEPT_IN, { recursive: true })
    // Test files run at the same time: none may read an incomplete file.
    const part = `${kept}.${process.pid}`
    await runOrThrow('node', ['scripts/build/write-worker-options.ts', config, part])
    renameSync(part, kept)
  }
  return JSON.parse(readFileSync(kept, 'utf8'))
}
