import { globSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { workerOptionsOf } from '../build/worker-options.ts'

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
  /**
   * How often one may ask for each class of routes (worker/limits), by the name of its binding. `wide`, where nothing is
   * said: nobody meets a limit, for tests and benchmarks ask from one address. `real`: those of wrangler.toml.
   */
  limits?: 'wide' | 'real' | Record<string, number>
  /** Whether the Worker runs a second time beside itself, over the same state: `miniflare.getWorker('second')`. */
  hasSecond?: boolean
  /** Hears what the Worker writes into its log, which then appears nowhere else. */
  onLog?: (message: string) => void
  /** Workers that stand before the site on the routes they name; `SITE` is the site behind them. */
  before?: readonly {
    name: string
    routes: string[]
    script: string
    bindings?: Record<string, string>
    r2Buckets?: Record<string, string>
    /** Whether the database of the site is its own, too. */
    hasDatabase?: boolean
  }[]
}

/** More than any suite asks in a minute. */
const WIDE = 1_000_000

/**
 * The bundle as workerd takes it: the entry first, then every chunk it may import. The large ones last: with each module
 * Miniflare copies all that it has written so far, which took most of the time of a start.
 */
const bundle = (main: string) => {
  const modulesRoot = dirname(main)
  const chunks = globSync('**/*.{js,mjs,wasm}', { cwd: modulesRoot })
    .map((path) => join(modulesRoot, path))
    .map((path) => ({ path, size: statSync(path).size }))
    .toSorted((one, other) => one.size - other.size)
  const paths = [main, ...chunks.map(({ path }) => path)]
  const typeOf = (path: string) =>
    path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const)
  return { modulesRoot, modules: [...new Set(paths)].map((path) => ({ type: typeOf(path), path })) }
}

type Limits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>

/** The limits of the configuration, narrowed or widened. A name that no binding has is an error of the caller. */
const limited = (limits: Limits = {}, chosen: NonNullable<Options['limits']>): Limits => {
  if (chosen === 'real') return limits
  const narrow = chosen === 'wide' ? {} : chosen
  const unknown = Object.keys(narrow).filter((name) => !limits[name])
  if (unknown.length > 0) throw new Error(`no such limits: ${unknown.join(', ')}`)
  return Object.fromEntries(
    Object.entries(limits).map(([name, { simple, ...rest }]) => [
      name,
      { ...rest, simple: { ...simple, limit: narrow[name] ?? WIDE } },
    ]),
  )
}

type Build = Pick<Options, 'dist' | 'serverDev' | 'vars' | 'limits'>

/** A build as a Worker of Miniflare. */
export const siteWorker = async ({
  dist = 'dist',
  serverDev = false,
  vars = {},
  limits = 'wide',
}: Build = {}) => {
  const { workerOptions, main } = await workerOptionsOf(join(dist, 'server/wrangler.json'))
  const { modulesRules: _, ...worker } = workerOptions
  if (!main) throw new Error(`${dist}/server/wrangler.json: no main; run the build first`)
  return {
    ...worker,
    ...bundle(main),
    ratelimits: limited(worker.ratelimits as Limits | undefined, limits),
    d1Databases: worker.d1Databases as Record<string, string>,
    bindings: { ...(worker.bindings as object), ...vars, SERVER_DEV: String(serverDev) },
  }
}

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0]
type Workers = Pick<Options, 'port' | 'host' | 'stateDir' | 'onLog'> &
  Pick<Extract<V4Options, { workers: unknown }>, 'workers'>

/** Runs Workers in one workerd, over one state; the first is asked where no route names another. */
export const serveWorkers = async ({
  port = 0,
  host = '127.0.0.1',
  stateDir = '.wrangler/state',
  onLog,
  workers,
}: Workers): Promise<SiteServer> => {
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
      workers,
    }),
  )
  return { url: await miniflare.ready, miniflare, stop: () => miniflare.dispose() }
}

/**
 * Serves the production build in workerd, with the same files, D1 and R2 as the seed wrote.
 * Tests and benchmarks use it too. Rejects when the port is taken.
 */
export const serveSite = async ({
  hasSecond = false,
  before = [],
  ...options
}: Options = {}): Promise<SiteServer> => {
  const site = await siteWorker(options)
  return serveWorkers({
    ...options,
    workers: [
      { ...site, name: 'tabishirube' },
      // A queue has one consumer.
      ...(hasSecond ? [{ ...site, name: 'second', queueConsumers: {} }] : []),
      ...before.map(({ hasDatabase, ...one }) => ({
        ...one,
        modules: true,
        serviceBindings: { SITE: 'tabishirube' },
        ...(hasDatabase && { d1Databases: site.d1Databases }),
      })),
    ],
  })
}
