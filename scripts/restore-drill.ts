import { cpSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { identityVars } from '#identity/settings.ts'
import { startIdentity } from '#identity/start.ts'
import { blankPictures } from '#tests/blank-pictures.ts'
import { SEAL_KEYS } from '#tests/sites.ts'
import { backUp } from './backup/backup.ts'
import { openStore } from './backup/open-store.ts'
import { restore } from './backup/restore.ts'
import { readBackupKey } from './backup/sealed.ts'
import { build, drawPictures, migrate, prerender, STATE_DIR, seed } from './build/site-steps.ts'
import { findTestBrowser } from './local/find-chromium.ts'
import { run } from './local/run.ts'
import { serveSite } from './local/serve.ts'

// The drill: what is kept on this machine is backed up (sealed, with a key of its own), restored into an environment
// that has nothing, not even a table, and served from there; then people go through it in a browser.

const FOLDER = '.cache/drill'
/** Journeys that need what was restored: words, accounts, photos, manuscripts, and pages that are published anew. */
const JOURNEYS = ['search', 'login', 'travel-actions', 'member-shelf', 'desk', 'publications', 'pictures']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: STATE_DIR } },
})
const journeys = positionals.length > 0 ? positionals : JOURNEYS

const timed = async <Result>(
  title: string,
  work: () => Promise<Result>,
  told: (result: Result) => string,
) => {
  const begun = performance.now()
  const result = await work()
  console.log(`✓ ${title}：${told(result)}（${((performance.now() - begun) / 1000).toFixed(1)}秒）`)
  return result
}

rmSync(FOLDER, { recursive: true, force: true })
await migrate(values.state)
await seed(values.state)
await drawPictures(values.state)
await build()
await prerender(values.state)

const sealKey = readBackupKey(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'))
const source = await openStore({ state: values.state })
const { folder } = await timed(
  'バックアップ',
  () => backUp(source, { root: `${FOLDER}/backups`, site: 'drill', now: new Date(), sealKey }),
  ({ manifest }) =>
    `${Object.keys(manifest.tables).length}表、画像${manifest.buckets.MEDIA.objects + manifest.buckets.PHOTOS.objects}件`,
)
await source.close()

const state = `${FOLDER}/state`
const target = await openStore({ state })
await timed(
  '空の環境への復元',
  () => restore(target, { folder, sealKey, staging: `${FOLDER}/staged.sqlite` }),
  ({ rows, objects }) => `${rows}行と画像${objects}件。すべての表のハッシュが一致しました`,
)
await target.close()

// Each server has a database of its own, as in the tests.
cpSync(state, `${state}-development`, { recursive: true })
const identity = await startIdentity({ port: 0 })
const vars = { SEAL_KEYS, ...identityVars(identity.origin) }
// As in the tests: only those about pictures have them drawn, of what was restored.
const before = [blankPictures]
const production = await serveSite({ stateDir: state, vars, before })
const development = await serveSite({ stateDir: `${state}-development`, serverDev: true, vars, before })
try {
  const sites = {
    production: production.url.origin,
    development: development.url.origin,
    identity: identity.origin,
  }
  const { status } = await run(
    'playwright',
    ['test', ...journeys.map((name) => `tests/e2e/${name}.test.ts`)],
    {
      show: true,
      env: { TEST_SITES: JSON.stringify(sites), CHROMIUM_PATH: await findTestBrowser() },
    },
  )
  console.log(
    status === 0 ? '✓ 復元したサイトで、すべての道のりを通れました。' : '✗ 通れない道のりがあります。',
  )
  process.exitCode = status === 0 ? 0 : 1
} finally {
  await Promise.all([production, development, identity].map((server) => server.stop()))
}
