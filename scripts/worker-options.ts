import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Unstable_MiniflareWorkerOptions } from 'wrangler'
import wrangler from 'wrangler/package.json' with { type: 'json' }

const KEPT_IN = '.cache/worker-options'

/**
 * What wrangler tells Miniflare of a `wrangler.json`. Kept on disk: to load wrangler takes longer than many a test file
 * does, and it answers the same as long as the file, its place and wrangler's version are.
 */
export const workerOptionsOf = async (config: string): Promise<Unstable_MiniflareWorkerOptions> => {
  const key = createHash('sha256')
    .update(JSON.stringify([resolve(config), wrangler.version]))
    .update(readFileSync(config))
  const kept = join(KEPT_IN, `${key.digest('hex')}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  const options = unstable_getMiniflareWorkerOptions(config)
  mkdirSync(KEPT_IN, { recursive: true })
  // Several test files may begin at once: none may read half a file.
  const part = `${kept}.${process.pid}`
  writeFileSync(part, JSON.stringify(options))
  renameSync(part, kept)
  return options
}
