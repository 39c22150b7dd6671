import { openSite } from '../backup/open-site.ts'
import { hasDatabase, STATE_DIR } from '../build/site-steps.ts'
import { serveWorkers } from '../local/serve.ts'
import { localD1File, openSqliteD1 } from '../local/sqlite-d1.ts'
import { BundleError } from './bundle-error.ts'
import type { BundleSource } from './export-bundle.ts'

const SCRIPT = 'export default { fetch: () => new Response(null, { status: 404 }) }'

/**
 * Opens the database and the bucket of pictures, those of production with `remote`. The local database is read as a file: a
 * whole site has some ten thousand statements, which take minutes through workerd.
 */
export async function openSource({
  remote,
  state = STATE_DIR,
}: {
  remote: boolean
  state?: string | undefined
}): Promise<BundleSource & { close: () => Promise<void> }> {
  if (remote) {
    const { store } = await openSite({ remote })
    return { db: store.db, media: store.buckets.MEDIA, close: store.close }
  }
  if (!hasDatabase(state)) throw new BundleError(`There is no site in ${state} yet: npm start makes one.`)
  const workers = [
    { name: 'pictures', modules: true, script: SCRIPT, r2Buckets: { MEDIA: 'tabishirube-media' } },
  ]
  const { miniflare, stop } = await serveWorkers({ stateDir: state, workers })
  const { db, close } = openSqliteD1(localD1File(state), { readOnly: false })
  return {
    db,
    media: (await miniflare.getR2Bucket('MEDIA')) as unknown as BundleSource['media'],
    close: async () => {
      close()
      await stop()
    },
  }
}
