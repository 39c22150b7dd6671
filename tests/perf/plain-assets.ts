import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { workerOptionsOf } from '#scripts/build/worker-options.ts'
import { ownWorkerds } from './process-usage.ts'

const SCRIPT = 'export default { fetch: (request, env) => env.ASSETS.fetch(request) }'

/** A small Worker in its own workerd. */
export async function servePlain(script: string, assets?: object) {
  const others = new Set(ownWorkerds())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      workers: [
        {
          name: 'plain',
          modules: [{ type: 'ESModule', path: 'plain.mjs', contents: script }],
          compatibilityDate: '2026-10-01',
          ...(assets && { assets }),
        },
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  )
  const url = await miniflare.ready
  return {
    url: url.origin,
    pid: ownWorkerds().find((pid) => !others.has(pid)) ?? 0,
    stop: () => miniflare.dispose(),
  }
}

/**
 * The reference: a Worker that only fetches from the asset server, with the same files. Its cost is the lower bound of any
 * Worker in front of static files.
 */
export async function servePlainAssets(dist = 'dist') {
  const { workerOptions } = await workerOptionsOf(join(dist, 'server/wrangler.json'))
  // Whichever paths the site's own Worker answers.
  const routerConfig = { has_user_worker: true, invoke_user_worker_ahead_of_assets: true }
  return servePlain(SCRIPT, { ...(workerOptions.assets as object), routerConfig })
}
