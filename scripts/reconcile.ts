import { parseArgs } from 'node:util'
import { prepareSite } from './build/site-steps.ts'
import { readEnvironment } from './deploy/environment.ts'
import { localSecrets } from './local/secrets.ts'
import { serveSite } from './local/serve.ts'
import { ReconcileError, reconcileSite, repairSite } from './reconcile-site.ts'

// Compares what the database says is public with what the public addresses serve: every page and its data, every page of
// a list, feeds and sitemaps. `--repair` publishes again what differs; `--url` asks a development server that runs
// already, or with OPERATIONS_KEY in the environment a site that is deployed; `--remote` is production. Ends with 1 while they disagree, and with 2 when that could not be found out.

const { values } = parseArgs({
  options: { repair: { type: 'boolean' }, url: { type: 'string' }, remote: { type: 'boolean' } },
})

const asked = values.remote ? (await readEnvironment()).vars.APP_HOST : values.url
/** Never an argument: those can be read by whoever lists processes. */
const key = asked ? process.env.OPERATIONS_KEY : undefined

const own = async () => {
  await prepareSite()
  // Nothing is done by the clock meanwhile: what is compared must stay.
  return serveSite({ serverDev: true, vars: localSecrets() })
}

/** Compares, says what was found, and answers with the addresses that differ. */
const compare = async (url: string): Promise<string[]> => {
  const { asked, found, unfinished } = await reconcileSite(url, undefined, key)
  const byAddress = Map.groupBy(found, ({ address }) => address)
  for (const [address, all] of byAddress)
    console.log(`✗ ${address}：${all.map(({ text }) => text).join('、')}`)
  const differing = [...byAddress.keys()]
  console.log(
    differing.length === 0
      ? `✓ ${asked}件の公開ページは、すべてデータベースと一致しています。`
      : `✗ ${asked}件の公開ページのうち、${differing.length}件がデータベースと違います。`,
  )
  if (unfinished > 0)
    console.log(
      `  終わっていない公開が${unfinished}件あります。動いているサーバーでは、1分ごとに自動で続きます。`,
    )
  return differing
}

const check = async (url: string): Promise<boolean> => {
  const differing = await compare(url)
  if (differing.length === 0) return true
  if (!values.repair) {
    console.log('  公開し直すには：npm run reconcile -- --repair')
    return false
  }
  console.log(`▸ ${differing.length}件を公開し直します`)
  const { publication } = await repairSite(url, differing, key)
  if (publication.error) console.log(`✗ ${publication.error}`)
  return (await compare(url)).length === 0
}

const site = asked ? null : await own()
const url = (asked ?? site?.url.origin ?? '').replace(/\/$/, '')
try {
  process.exitCode = (await check(url)) ? 0 : 1
} catch (error) {
  if (!(error instanceof ReconcileError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 2
} finally {
  await site?.stop()
}
