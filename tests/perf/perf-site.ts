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

/** A site of one measurement, with a copy of some state, and its own stand-in for Cognito. */
export type PerfSite = MemberSite & {
  server: SiteServer
  stop: () => Promise<void>
  /** Where its D1 and R2 are kept. */
  state: string
  /** The workerd that serves it now: another one after a crash. */
  pid: () => number
  /** The database as it is reached now; what was handed out before a crash reaches nothing. */
  database: () => Promise<MemberSite['db']>
  /** Takes the provider of the sign-in away, and brings it back at the same address with the same keys. */
  identityAway: () => Promise<void>
  identityBack: () => Promise<void>
}

type Options = {
  /** The state that is copied. */
  from: string
  /** Where the copy goes; beside the others of its kind unless said. */
  state?: string
  dist?: string
  serverDev?: boolean
  vars?: Record<string, string>
  onLog?: (message: string) => void
}

/** Whoever starts it stops it. Other workerds that this process started are told from its own. */
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
