import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Unstable_MiniflareWorkerOptions } from 'wrangler'
import wrangler from 'wrangler/package.json' with { type: 'json' }
import { runOrThrow } from '../local/run.ts'

const KEPT_IN = '.cache/worker-options'

/**
 * What wrangler tells Miniflare of a `wrangler.json`. Kept on disk: to load wrangler takes longer than many a test file
 * does, and it answers the same as long as the file, its place and wrangler's version are. A process of its own loads it,
 * and gives its memory back.
 */
export const workerOptionsOf = async (config: string): Promise<Unstable_MiniflareWorkerOptions> => {
  const key = createHash('sha256')
    .update(JSON.stringify([resolve(config), wrangler.version]))
    .update(readFileSync(config))
  const kept = join(KEPT_IN, `${key.digest('hex')}.json`)
  if (!existsSync(kept)) {
    mkdirSync(KEPT_IN, { recursive: true })
    // Several test files may begin at once: none may read half a file.
    const part = `${kept}.${process.pid}`
    await runOrThrow('node', ['scripts/build/write-worker-options.ts', config, part])
    renameSync(part, kept)
  }
  return JSON.parse(readFileSync(kept, 'utf8'))
}
