import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { workerOptionsOf } from './worker-options.ts'

export type SiteServer = {
  url: URL
  miniflare: Miniflare
  stop: () => Promise<void>
}

type Options = {
  /** 0 or nothing: any free port. */
  port?: number
  host?: string
  serverDev?: boolean
  /** The build that is served. */
  dist?: string
  /** Where D1 and R2 are kept: the folder wrangler calls `.wrangler/state`. */
  stateDir?: string
  /** Variables that differ from wrangler.toml. */
  vars?: Record<string, string>
  /** Hears what the Worker writes into its log, which then appears nowhere else. */
  onLog?: (message: string) => void
}

/** The bundle as workerd takes it: the entry first, then every chunk it may import. */
const bundle = (main: string) => {
  const modulesRoot = dirname(main)
  const paths = [
    main,
    ...globSync('**/*.{js,mjs,wasm}', { cwd: modulesRoot }).map((path) => join(modulesRoot, path)),
  ]
  const typeOf = (path: string) =>
    path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const)
  return { modulesRoot, modules: [...new Set(paths)].map((path) => ({ type: typeOf(path), path })) }
}

/**
 * Serves the production build in workerd, with the same files, D1 and R2 as the seed wrote.
 * Tests and benchmarks use it too. Rejects when the port is taken.
 */
export const serveSite = async ({
  port = 0,
  host = '127.0.0.1',
  serverDev = false,
  dist = 'dist',
  stateDir = '.wrangler/state',
  vars = {},
  onLog,
}: Options = {}): Promise<SiteServer> => {
  const { workerOptions, main } = await workerOptionsOf(join(dist, 'server/wrangler.json'))
  const { modulesRules: _, ...worker } = workerOptions
  if (!main) throw new Error(`${dist}/server/wrangler.json: no main; run the build first`)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      // Persistent, so that what a visitor saves is there after a restart.
      resourcePersistencePath: resolve(stateDir, 'v3'),
      // What Cloudflare knows of a request is not asked of Cloudflare.
      cf: false,
      log: new Log(LogLevel.WARN),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      workers: [
        {
          ...worker,
          ...bundle(main),
          name: 'tabishirube',
          bindings: { ...(worker.bindings as object), ...vars, SERVER_DEV: String(serverDev) },
        },
      ],
    }),
  )
  return { url: await miniflare.ready, miniflare, stop: () => miniflare.dispose() }
}
