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
  /** Default 0: any free port. */
  port?: number
  host?: string
  serverDev?: boolean
  /** The folder of the build. */
  dist?: string
  /** The folder of D1 and R2, by default `.wrangler/state`. */
  stateDir?: string
  /** Variables that differ from wrangler.toml. */
  vars?: Record<string, string>
  /**
   * Rate limits of the classes of routes (worker/limits), by binding. `wide` (default): practically none, as tests and
   * benchmarks use one address. `real`: those of wrangler.toml.
   */
  limits?: 'wide' | 'real' | Record<string, number>
  /** Databases with members only, which have the schema already: `MEMBERS_1`. */
  memberDatabases?: readonly string[]
  /** Runs a second instance of the Worker on the same state: `miniflare.getWorker('second')`. */
  hasSecond?: boolean
  /** Receives the Worker's log instead of the console. */
  onLog?: (message: string) => void
  /** Workers in front of the site on their routes; they call the site by the binding `SITE`. */
  before?: readonly {
    name: string
    routes: string[]
    script: string
    bindings?: Record<string, string>
    r2Buckets?: Record<string, string>
    /** Whether it also has the site's database. */
    hasDatabase?: boolean
  }[]
}

/** More requests per minute than any test suite makes. */
const WIDE = 1_000_000

/**
 * The modules for workerd: the entry first, large chunks last, because Miniflare copies all previous modules for each one,
 * which took most of the start.
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

/** The configured limits with changed values. @throws for names without a binding */
const limited = (limits: Limits = {}, chosen: NonNullable<Options['limits']>): Limits => {
  if (chosen === 'real') return limits
  const changed = chosen === 'wide' ? {} : chosen
  const unknown = Object.keys(changed).filter((name) => !limits[name])
  if (unknown.length > 0) throw new Error(`no such limits: ${unknown.join(', ')}`)
  return Object.fromEntries(
    Object.entries(limits).map(([name, { simple, ...rest }]) => [
      name,
      { ...rest, simple: { ...simple, limit: changed[name] ?? WIDE } },
    ]),
  )
}

type Build = Pick<Options, 'dist' | 'serverDev' | 'vars' | 'limits' | 'memberDatabases'>

/** Miniflare's options of a build. */
export const siteWorker = async ({
  dist = 'dist',
  serverDev = false,
  vars = {},
  limits = 'wide',
  memberDatabases = [],
}: Build = {}) => {
  const { workerOptions, main } = await workerOptionsOf(join(dist, 'server/wrangler.json'))
  const { modulesRules: _, ...worker } = workerOptions
  if (!main) throw new Error(`${dist}/server/wrangler.json: no main; run the build first`)
  return {
    ...worker,
    ...bundle(main),
    ratelimits: limited(worker.ratelimits as Limits | undefined, limits),
    d1Databases: {
      ...(worker.d1Databases as Record<string, string>),
      ...Object.fromEntries(memberDatabases.map((name) => [name, name])),
    },
    bindings: { ...(worker.bindings as object), ...vars, SERVER_DEV: String(serverDev) },
  }
}

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0]
type Workers = Pick<Options, 'port' | 'host' | 'stateDir' | 'onLog'> &
  Pick<Extract<V4Options, { workers: unknown }>, 'workers'>

/** Runs Workers in one workerd on one state. The first gets all requests without a route. */
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
      // Persistent, so that saved data survives a restart.
      resourcePersistencePath: resolve(stateDir, 'v3'),
      // Do not fetch `request.cf` from Cloudflare.
      cf: false,
      log: new Log(LogLevel.WARN),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      workers,
    }),
  )
  return { url: await miniflare.ready, miniflare, stop: () => miniflare.dispose() }
}

/**
 * Serves the production build in workerd with the seeded D1 and R2. Rejects when the port is taken.
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
