import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import type { OpenStore } from '../backup/open-store.ts'
import { steadyDatabase } from '../backup/steady-database.ts'
import { workerOptionsOf } from '../build/worker-options.ts'
import { type SiteServer, serveWorkers, siteWorker } from '../local/serve.ts'
import { readAccount, sharesIn, stateIn, versionIn } from './rehearsal-state.ts'

/** Names the version that answers a request. */
export const VERSION = 'rehearsed-version'

/** Stands before the versions, and has the bindings of the store. */
const DOOR = {
  name: 'door',
  modules: true,
  script: `export default {
    fetch: (request, env) => env[request.headers.get('${VERSION}')].fetch(request),
  }`,
}

type Running = SiteServer & { versions: readonly string[]; hasStore: boolean }

/**
 * What answers in a rehearsal: one workerd over one state, with a Worker for each version that is deployed. Files of
 * SQLite are nobody else's while it runs: two that write are "database is locked", which D1 never says.
 */
export const rehearsalSite = (folder: string, worker: string) => {
  let last: Promise<Running | null> = Promise.resolve(null)
  let store: object | null = null

  /** One after the other: neither is it started twice, nor while something else has the files. */
  const next = <Result extends Running | null>(work: (running: Running | null) => Promise<Result>) => {
    const result = last.catch(() => null).then(work)
    last = result
    return result
  }

  const start = async (versions: readonly string[]): Promise<Running> => {
    const uploaded = readAccount(folder).workers[worker]?.versions ?? []
    const sites = versions.map(async (version, index) => ({
      ...(await siteWorker({
        dist: versionIn(folder, version),
        vars: uploaded.find(({ id }) => id === version)?.secrets ?? {},
      })),
      name: version,
      // A queue has one consumer: the newest version.
      ...(index < versions.length - 1 && { queueConsumers: {} }),
    }))
    const serviceBindings = Object.fromEntries(versions.map((version) => [version, version]))
    const workers = [{ ...store, ...DOOR, serviceBindings }, ...(await Promise.all(sites))]
    const server = await serveWorkers({ stateDir: stateIn(folder), workers })
    return { ...server, versions, hasStore: store !== null }
  }

  /** Starts it, or anew where a version is deployed that it does not know. */
  const running = (): Promise<Running> =>
    next(async (known) => {
      const versions = sharesIn(folder, worker).map(({ version }) => version)
      const isKnown = (version: string) => known?.versions.includes(version)
      const hasNewest = known?.versions.at(-1) === versions.at(-1)
      if (known && hasNewest && versions.every(isKnown) && (known.hasStore || !store)) return known
      await known?.stop()
      return start(versions)
    })

  /** Does what opens the files itself. Whoever asks meanwhile waits. */
  const whileStopped = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: Result | undefined
    await next(async (known) => {
      await known?.stop()
      result = await work()
      return null
    })
    return result as Result
  }

  return {
    /** Where it is asked, with the header `VERSION`. */
    url: async (): Promise<URL> => (await running()).url,
    /** D1 and R2 as a configuration names them; until the next migration or version. */
    openStore: async (config: string): Promise<OpenStore> => {
      const { compatibilityDate, d1Databases, r2Buckets } = (await workerOptionsOf(config)).workerOptions
      store = { compatibilityDate, d1Databases, r2Buckets }
      const { miniflare } = await running()
      const bucket = async (name: string) =>
        (await miniflare.getR2Bucket(name, DOOR.name)) as unknown as R2Bucket
      return {
        db: steadyDatabase((await miniflare.getD1Database('DB', DOOR.name)) as unknown as D1Database),
        buckets: { MEDIA: await bucket('MEDIA'), PHOTOS: await bucket('PHOTOS') },
        pages: await bucket('PAGES'),
        close: async () => {},
      }
    },
    whileStopped,
    stop: () => whileStopped(async () => {}),
  }
}
