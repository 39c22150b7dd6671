import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'

/** The prefix where deployments store hashed files (scripts/deploy/retain-assets.ts). */
export const RETAINED_ASSETS = 'kept'

/** Files that vite names by their content; no others are retained, so other paths are not looked up. */
const HASHED = /^\/assets\/[\w-]+\/[\w.-]+\.(js|mjs|css|woff2?|svg|png|webp|avif)$/

/**
 * A file of another build: of an older one, for open tabs, or of one that is being rolled out, whose document another
 * instance served. `null` when it is not retained, or the store does not answer.
 */
export async function retainedAsset(c: Context<AppEnv>, path: string): Promise<Response | null> {
  if (!HASHED.test(path)) return null
  try {
    const found = await c.env.PAGES.get(RETAINED_ASSETS + path)
    return (
      found &&
      c.body(await found.arrayBuffer(), 200, {
        'content-type': found.httpMetadata?.contentType ?? 'application/octet-stream',
        etag: found.httpEtag,
      })
    )
  } catch (error) {
    logLine('error', 'a file of a former build could not be read', { path, error })
    return null
  }
}
