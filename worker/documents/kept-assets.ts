import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'

/** Where deployments keep the files that carry a hash in their name (scripts/deploy/keep-assets.ts). */
export const KEPT_ASSETS = 'kept'

/** What vite names by its content; nothing else is kept, and nobody can have us look for anything else. */
const HASHED = /^\/assets\/[\w-]+\/[\w.-]+\.(js|mjs|css|woff2?|svg|png|webp|avif)$/

/**
 * A file of another version than this one: of an older one, for tabs that stayed open, or of the one that is just being
 * rolled out, whose document somebody else served. `null` when nobody has kept it, or the store does not answer.
 */
export async function keptAsset(c: Context<AppEnv>, path: string): Promise<Response | null> {
  if (!HASHED.test(path)) return null
  try {
    const found = await c.env.PAGES.get(KEPT_ASSETS + path)
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
