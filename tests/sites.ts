import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { JWK } from 'jose'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { build, prepareContent, prerender } from '#scripts/build/site-steps.ts'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'
import { blankPictures } from './blank-pictures.ts'
import { putPlainPictures } from './plain-pictures.ts'
import { siteDatabase } from './site-database.ts'
import { emptySiteLog, siteLogger } from './site-log.ts'

/**
 * Two servers of the same build: as visitors get it, and as a developer's own machine serves it. Both ask the same
 * stand-in for Cognito, `identity`, which is on another site than they are when they are called `localhost`. `signingKey`
 * is the private key of its tokens.
 */
export type Sites = { production: string; development: string; identity: string; signingKey: JWK }

/** Never the state of `npm start`: a test must not depend on what somebody clicked there. */
export const FRESH_STATE = '.cache/test/state'

/** An empty state folder. What a test writes is gone with its server. */
const emptyState = (name: string): string => {
  const state = join('.cache/test', name)
  rmSync(state, { recursive: true, force: true })
  return state
}

/** Changes those databases of a state that have a table. `folder`: where the simulator keeps them. */
const inDatabases = (state: string, folder: string, table: string, sql: string): void => {
  for (const file of globSync(join(state, 'v3', folder, '*.sqlite'))) {
    const db = new DatabaseSync(file)
    if (db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) db.exec(sql)
    db.close()
  }
}

/** No clock ticks beside most tests: a site that was made just now would wait for it, one of long ago has none. */
const asOfLongAgo = (state: string): void =>
  inDatabases(
    state,
    'd1/miniflare-D1DatabaseObject',
    'd1_migrations',
    "UPDATE d1_migrations SET applied_at = '2026-01-01 00:00:00'",
  )

/** The sample content. Each server needs a database of its own: workerd locks it. */
const copyState = (name: string): string => {
  const state = emptyState(name)
  cpSync(FRESH_STATE, state, { recursive: true })
  asOfLongAgo(state)
  return state
}

/** What the sites seal their cookies with, so that tests can forge one. */
export const SEAL_KEYS = 'the-first-key-of-the-tests-is-long-enough,the-former-key-of-the-tests-is-too'

/** What a deployment keeps with Cloudflare, and a clock that tests can put forward. */
const SECRETS = { SEAL_KEYS, CLOCK_RUNS_AHEAD: 'true', LOG_SAMPLE: '1' }

/** What runs already, in this process or in the one that started it. */
export const runningSites = (): Sites | null => JSON.parse(process.env.TEST_SITES ?? 'null')

/** Where people sign in, while a stand-in runs. */
const sharedVars = (): Record<string, string> => {
  const sites = runningSites()
  return sites ? identityVars(sites.identity) : {}
}

type Options = Omit<Parameters<typeof serveSite>[0] & object, 'stateDir'>

/** What a site logs goes into one file, besides to whom a test says; every call of `/v1`, not one in a hundred. */
const logged = (name: string, { onLog }: Options = {}): NonNullable<Options['onLog']> => {
  const log = siteLogger(name)
  return (message) => {
    log(message)
    onLog?.(message)
  }
}

/** A server for one test file, with the sample content but without pictures. Whoever starts it stops it. */
export const serveOwnSite = (name: string, options: Options = {}): Promise<SiteServer> =>
  serveSite({
    ...options,
    before: [blankPictures, siteDatabase],
    vars: { ...SECRETS, ...sharedVars(), ...options.vars },
    onLog: logged(name, options),
    stateDir: copyState(name),
  })

/** The same without a single table, object or row. */
export const serveEmptySite = (name: string, options: Options = {}): Promise<SiteServer> =>
  serveSite({
    ...options,
    vars: { ...SECRETS, ...sharedVars(), ...options.vars },
    onLog: logged(name, options),
    stateDir: emptyState(name),
  })

/** Builds what is not built, with fresh sample content. Each of the two waits now and then, and leaves room for the other. */
const prepare = async () => {
  await Promise.all([prepareContent(FRESH_STATE, { anew: true }), build()])
  await prerender(FRESH_STATE)
}

/**
 * Starts both, unless whoever runs the tests has done so already and left the addresses in `TEST_SITES`.
 * @returns the addresses, and how to stop what was started here
 */
export const startSites = async (): Promise<{ sites: Sites; stop: () => Promise<void> }> => {
  const running = runningSites()
  if (running) return { sites: running, stop: async () => {} }
  emptySiteLog()
  await prepare()
  const identity = await startIdentity({ port: 0 })
  const vars = { ...SECRETS, ...identityVars(identity.origin) }
  const servers: SiteServer[] = []
  for (const [name, serverDev] of [
    ['production', false],
    ['development', true],
  ] as const)
    servers.push(
      await serveSite({
        serverDev,
        vars,
        before: [blankPictures],
        onLog: logged(name),
        stateDir: copyState(name),
      }),
    )
  const [production, development] = servers
  if (!production || !development) throw new Error('both sites must be up')
  await putPlainPictures(production.miniflare)
  const sites = {
    production: production.url.origin,
    development: development.url.origin,
    identity: identity.origin,
    signingKey: identity.signingKey,
  }
  process.env.TEST_SITES = JSON.stringify(sites)
  return {
    sites,
    stop: async () => {
      delete process.env.TEST_SITES
      await Promise.all([...servers, identity].map((server) => server.stop()))
    },
  }
}
