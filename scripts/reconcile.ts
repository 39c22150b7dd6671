import { parseArgs } from 'node:util'
import { localSecrets } from './local-secrets.ts'
import { reconcileSite, repairSite } from './reconcile-site.ts'
import { serveSite } from './serve.ts'
import { prepareSite } from './site-steps.ts'

// Compares what the database says is public with what the public addresses serve: every page and its data, every page of
// a list, feeds and sitemaps. `--repair` publishes again what differs; `--url` asks a development server that runs
// already. Ends with 1 while they disagree.

const { values } = parseArgs({ options: { repair: { type: 'boolean' }, url: { type: 'string' } } })

const own = async () => {
  await prepareSite()
  // Nothing is done by the clock meanwhile: what is compared must stay.
  return serveSite({ serverDev: true, vars: localSecrets() })
}

const site = values.url ? null : await own()
const url = (values.url ?? site?.url.origin ?? '').replace(/\/$/, '')
const { asked, found } = await reconcileSite(url)
for (const { address, text } of found) console.log(`✗ ${address}：${text}`)
console.log(
  found.length === 0
    ? `✓ ${asked}件の公開ページはデータベースと一致しています。`
    : `✗ ${found.length}件の違いがあります。`,
)

let isAgreed = found.length === 0
if (!isAgreed && values.repair) {
  const { publication } = await repairSite(url, [...new Set(found.map(({ address }) => address))])
  const again = await reconcileSite(url)
  for (const { address, text } of again.found) console.log(`✗ ${address}：${text}`)
  isAgreed = again.found.length === 0
  console.log(isAgreed ? '✓ 修復しました。' : `✗ 修復できませんでした。${publication.error ?? ''}`)
}
await site?.stop()
process.exitCode = isAgreed ? 0 : 1
