import { cpSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { JWK } from 'jose'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { build, prepareContent, prerender } from '#scripts/build/site-steps.ts'
import { applyLocalMigrations } from '#scripts/local/migrations.ts'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'
import { blankPictures } from './blank-pictures.ts'
import { putPlainPictures } from './plain-pictures.ts'
import { siteDatabase } from './site-database.ts'
import { emptySiteLog, siteLogger } from './site-log.ts'

/**
 * Two servers of the same build: production, and development as on a developer's machine. Both use the same Cognito
 * stand-in, `identity`, which is cross-site to them when they are called `localhost`. `signingKey` is the private key
 * of its tokens.
 */
export type Sites = { production: string; development: string; identity: string; signingKey: JWK }

/** Never the state of `npm start`: tests must not depend on manual changes there. */
export const FRESH_STATE = '.cache/test/state'

/** An empty state folder, removed with its server. */
const emptyState = (name: string): string => {
  const state = join('.cache/test', name)
  rmSync(state, { recursive: true, force: true })
  return state
}

/** Runs a statement on each database of a state that has a table. `folder`: where the simulator stores them. */
const inDatabases = (state: string, folder: string, table: string, sql: string): void => {
  for (const file of globSync(join(state, 'v3', folder, '*.sqlite'))) {
    const db = new DatabaseSync(file)
    if (db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) db.exec(sql)
    db.close()
  }
}

/**
 * Scheduled jobs do not run in most tests: the health of a new site would wait for them, so the site is made to look
 * old.
 */
const asOfLongAgo = (state: string): void =>
  inDatabases(
    state,
    'd1/miniflare-D1DatabaseObject',
    'd1_migrations',
    "UPDATE d1_migrations SET applied_at = '2026-01-01 00:00:00'",
  )

/** The sample content. Each server needs a database file of its own, because workerd locks it. */
const copyState = (name: string): string => {
  const state = emptyState(name)
  cpSync(FRESH_STATE, state, { recursive: true })
  asOfLongAgo(state)
  return state
}

/** The keys that seal the cookies of test sites, so that tests can forge one. */
export const SEAL_KEYS = 'the-first-key-of-the-tests-is-long-enough,the-former-key-of-the-tests-is-too'

/** The secrets of a deployment, and a clock that tests can advance. */
const SECRETS = { SEAL_KEYS, CLOCK_RUNS_AHEAD: 'true', LOG_SAMPLE: '1' }

/** Servers that already run, in this process or in the one that started it. */
export const runningSites = (): Sites | null => JSON.parse(process.env.TEST_SITES ?? 'null')

/** The variables of sign-in, while a stand-in runs. */
const sharedVars = (): Record<string, string> => {
  const sites = runningSites()
  return sites ? identityVars(sites.identity) : {}
}

type Options = Omit<Parameters<typeof serveSite>[0] & object, 'stateDir'>

/** All logs of a site go into one file, in addition to `onLog`; every call of `/v1` is logged, not one in a hundred. */
const logged = (name: string, { onLog }: Options = {}): NonNullable<Options['onLog']> => {
  const log = siteLogger(name)
  return (message) => {
    log(message)
    onLog?.(message)
  }
}

/** Creates databases with members only in a state that is not served yet. */
const withMemberDatabases = (stateDir: string, names: readonly string[] = []): string => {
  for (const name of names) applyLocalMigrations(stateDir, name)
  return stateDir
}

/** A server for one test file, with the sample content but without pictures. The caller stops it. */
export const serveOwnSite = (name: string, options: Options = {}): Promise<SiteServer> =>
  serveSite({
    ...options,
    before: [blankPictures, siteDatabase],
    vars: { ...SECRETS, ...sharedVars(), ...options.vars },
    onLog: logged(name, options),
    stateDir: withMemberDatabases(copyState(name), options.memberDatabases),
  })

/** The same without any table, object or row. */
export const serveEmptySite = (name: string, options: Options = {}): Promise<SiteServer> =>
  serveSite({
    ...options,
    vars: { ...SECRETS, ...sharedVars(), ...options.vars },
    onLog: logged(name, options),
    stateDir: emptyState(name),
  })

/**
 * Builds what is not built, with new sample content. Both run at the same time: each leaves the processor idle at
 * times.
 */
const prepare = async () => {
  await Promise.all([prepareContent(FRESH_STATE, { anew: true }), build()])
  await prerender(FRESH_STATE)
}

/**
 * Starts both servers, unless the runner has started them and passed their addresses in `TEST_SITES`.
 * @returns the addresses, and a function that stops the servers started here
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
