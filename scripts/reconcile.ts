import { parseArgs } from 'node:util'
import { prepareSite } from './build/site-steps.ts'
import { readEnvironment } from './deploy/environment.ts'
import { localSecrets } from './local/secrets.ts'
import { serveSite } from './local/serve.ts'
import { ReconcileError, reconcileSite, repairSite } from './reconcile-site.ts'

// Compares the database with what the public addresses serve: pages and their data, pages of lists, feeds and sitemaps.
// `--repair` publishes again what differs. `--url` compares a running development server or, with OPERATIONS_KEY in the
// environment, a deployed site; `--remote` compares production. Exit code: 1 when something differs, 2 when the
// comparison failed.

const { values } = parseArgs({
  options: { repair: { type: 'boolean' }, url: { type: 'string' }, remote: { type: 'boolean' } },
})

const target = values.remote ? (await readEnvironment()).vars.APP_HOST : values.url
/** Not an argument: other users can read those in the process list. */
const key = target ? process.env.OPERATIONS_KEY : undefined

const own = async () => {
  await prepareSite()
  // Without scheduled jobs, so that nothing changes during the comparison.
  return serveSite({ serverDev: true, vars: localSecrets() })
}

/** Prints the differences. @returns the addresses that differ */
const compare = async (url: string): Promise<string[]> => {
  const { pages, found, unfinished } = await reconcileSite(url, undefined, key)
  const byAddress = Map.groupBy(found, ({ address }) => address)
  for (const [address, all] of byAddress)
    console.log(`✗ ${address}: ${all.map(({ text }) => text).join(', ')}`)
  const differing = [...byAddress.keys()]
  console.log(
    differing.length === 0
      ? `✓ ${pages} public pages match the database.`
      : `✗ ${differing.length} of ${pages} public pages differ from the database.`,
  )
  if (unfinished > 0)
    console.log(`  ${unfinished} publications are unfinished. A running server resumes them every minute.`)
  return differing
}

const check = async (url: string): Promise<boolean> => {
  const differing = await compare(url)
  if (differing.length === 0) return true
  if (!values.repair) {
    console.log('  Add --repair to publish them again.')
    return false
  }
  console.log(`▸ Publishing ${differing.length} pages again`)
  const { publication } = await repairSite(url, differing, key)
  if (publication.error) console.log(`✗ ${publication.error}`)
  return (await compare(url)).length === 0
}

const site = target ? null : await own()
const url = (target ?? site?.url.origin ?? '').replace(/\/$/, '')
try {
  process.exitCode = (await check(url)) ? 0 : 1
} catch (error) {
  if (!(error instanceof ReconcileError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 2
} finally {
  await site?.stop()
}
