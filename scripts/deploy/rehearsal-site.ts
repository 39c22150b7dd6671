import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { memberBindings } from '#worker/db/members/databases.ts'
import type { OpenStore } from '../backup/open-store.ts'
import { steadyDatabase } from '../backup/steady-database.ts'
import { workerOptionsOf } from '../build/worker-options.ts'
import { type SiteServer, serveWorkers, siteWorker } from '../local/serve.ts'
import { readAccount, sharesIn, stateIn, versionIn } from './rehearsal-state.ts'

/** Request header with the version that answers. */
export const VERSION = 'rehearsed-version'

/** The Worker in front of the versions, with the bindings of the store. */
const FRONT_WORKER = {
  name: 'front',
  modules: true,
  script: `export default {
    fetch: (request, env) => env[request.headers.get('${VERSION}')].fetch(request),
  }`,
}

type Running = SiteServer & { versions: readonly string[]; hasStore: boolean }

/**
 * The server of a rehearsal: one workerd with a Worker for each deployed version. Nothing else may open its SQLite files
 * while it runs, as concurrent writers fail with "database is locked", unlike in D1.
 */
export const rehearsalSite = (folder: string, worker: string) => {
  let last: Promise<Running | null> = Promise.resolve(null)
  let store: object | null = null

  /** A serial queue, so that the server is not started twice or while something else uses the files. */
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
    const workers = [{ ...store, ...FRONT_WORKER, serviceBindings }, ...(await Promise.all(sites))]
    const server = await serveWorkers({ stateDir: stateIn(folder), workers })
    return { ...server, versions, hasStore: store !== null }
  }

  /** Starts the server, or restarts it when another version is deployed. */
  const running = (): Promise<Running> =>
    next(async (current) => {
      const versions = sharesIn(folder, worker).map(({ version }) => version)
      const isCurrent = (version: string) => current?.versions.includes(version)
      const hasNewest = current?.versions.at(-1) === versions.at(-1)
      if (current && hasNewest && versions.every(isCurrent) && (current.hasStore || !store)) return current
      await current?.stop()
      return start(versions)
    })

  /** Runs work that opens the files itself. Requests wait. */
  const whileStopped = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let result: Result | undefined
    await next(async (current) => {
      await current?.stop()
      result = await work()
      return null
    })
    return result as Result
  }

  return {
    /** The address of the server. Requests need the header `VERSION`. */
    url: async (): Promise<URL> => (await running()).url,
    /** D1 and R2 of a configuration, usable until the next migration or version. */
    openStore: async (config: string): Promise<OpenStore> => {
      const { compatibilityDate, d1Databases, r2Buckets } = (await workerOptionsOf(config)).workerOptions
      store = { compatibilityDate, d1Databases, r2Buckets }
      const { miniflare } = await running()
      const bucket = async (name: string) =>
        (await miniflare.getR2Bucket(name, FRONT_WORKER.name)) as unknown as R2Bucket
      const database = async (name: string) =>
        steadyDatabase((await miniflare.getD1Database(name, FRONT_WORKER.name)) as unknown as D1Database)
      const [main = 'DB', ...members] = memberBindings(d1Databases as object)
      return {
        db: await database(main),
        buckets: { MEDIA: await bucket('MEDIA'), PHOTOS: await bucket('PHOTOS') },
        pages: await bucket('PAGES'),
        members: Object.fromEntries(
          await Promise.all(members.map(async (name) => [name, await database(name)])),
        ),
        close: async () => {},
      }
    },
    whileStopped,
    stop: () => whileStopped(async () => {}),
  }
}
