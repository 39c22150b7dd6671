import { resolve } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { memberBindings } from '#worker/db/members/databases.ts'
import type { SiteStore } from './backup.ts'
import { BACKUP_BUCKETS } from './manifest.ts'
import { steadyDatabase } from './steady-database.ts'

/** An open store. The caller closes it. */
export type OpenStore = SiteStore & { close: () => Promise<void> }

type Where =
  /** A folder like `.wrangler/state`. */
  | { state: string; config?: string }
  /** A configuration whose bindings have `remote: true`. */
  | { remoteConfig: string }

/**
 * Opens the Worker's bindings in Node, local or remote.
 * https://developers.cloudflare.com/workers/wrangler/api/#getplatformproxy
 */
export const openStore = async (where: Where): Promise<OpenStore> => {
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>(
    'state' in where
      ? {
          configPath: where.config ?? 'wrangler.toml',
          persist: { path: resolve(where.state, 'v3') },
          remoteBindings: false,
        }
      : { configPath: where.remoteConfig, persist: false },
  )
  const bucket = (name: string) => env[name] as R2Bucket
  const [media, photos] = BACKUP_BUCKETS.map(bucket)
  if (!env.DB || !media || !photos)
    throw new Error('The binding DB, MEDIA or PHOTOS is missing in the wrangler configuration.')
  return {
    db: steadyDatabase(env.DB as D1Database),
    buckets: { MEDIA: media, PHOTOS: photos },
    pages: bucket('PAGES'),
    members: Object.fromEntries(
      memberBindings(env)
        .slice(1)
        .map((name) => [name, steadyDatabase(env[name] as D1Database)]),
    ),
    close: dispose,
  }
}
