import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { identityVars } from '#identity/settings.ts'
import { readSigningKey } from '#identity/signing-key.ts'
import { startIdentity } from '#identity/start.ts'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'
import { SEAL_KEYS } from '../sites.ts'
import type { MemberSite } from '../worker/member-site.ts'
import { ownWorkerds } from './process-usage.ts'

const FOLDER = '.cache/perf'

/** A site for one measurement, with a copy of a state and its own stand-in for Cognito. */
export type PerfSite = MemberSite & {
  server: SiteServer
  stop: () => Promise<void>
  /** The folder of D1 and R2. */
  state: string
  /** The present workerd; another one after a crash. */
  pid: () => number
  /** The present database; handles from before a crash do not work any more. */
  database: () => Promise<MemberSite['db']>
  /** Stops the identity provider; `identityBack` restarts it at the same address with the same keys. */
  identityAway: () => Promise<void>
  identityBack: () => Promise<void>
}

type Options = {
  /** The state to copy. */
  from: string
  /** The folder of the copy. */
  state?: string
  dist?: string
  serverDev?: boolean
  vars?: Record<string, string>
  onLog?: (message: string) => void
}

/** Starts a site. The caller stops it. */
export async function servePerfSite(name: string, { from, ...options }: Options): Promise<PerfSite> {
  const state = options.state ?? join(FOLDER, name)
  rmSync(state, { recursive: true, force: true })
  cpSync(from, state, { recursive: true })
  const stateFile = join(FOLDER, `${name}-identity.json`)
  rmSync(stateFile, { force: true })
  let identity = await startIdentity({ port: 0, stateFile })
  const port = Number(new URL(identity.origin).port)
  const others = new Set(ownWorkerds())
  const server = await serveSite({
    stateDir: state,
    dist: options.dist ?? 'dist',
    serverDev: options.serverDev ?? false,
    vars: { ...identityVars(identity.origin), SEAL_KEYS, ...options.vars },
    ...(options.onLog && { onLog: options.onLog }),
  })
  const database = async () => (await server.miniflare.getD1Database('DB')) as unknown as MemberSite['db']
  return {
    server,
    state,
    pid: () => ownWorkerds().find((pid) => !others.has(pid)) ?? 0,
    database,
    identityAway: () => identity.stop(),
    identityBack: async () => {
      identity = await startIdentity({ port, stateFile })
    },
    url: server.url.origin,
    identity: identity.origin,
    key: await readSigningKey(identity.signingKey),
    db: await database(),
    miniflare: server.miniflare,
    stop: async () => {
      await server.stop()
      await identity.stop()
    },
  }
}
