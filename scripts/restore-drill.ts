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
import { build, migrate, prerender, putPictures, STATE_DIR, seed } from './build/site-steps.ts'
import { findTestBrowser } from './local/find-chromium.ts'
import { run } from './local/run.ts'
import { serveSite } from './local/serve.ts'

// The restore drill: backs up the local state (encrypted with a new key), restores it into an environment without any
// table, serves the site from there and runs end-to-end tests against it.

const FOLDER = '.cache/drill'
/** End-to-end tests that need restored data: search index, accounts, photos, manuscripts, publishing. */
const JOURNEYS = ['search', 'login', 'travel-actions', 'member-shelf', 'desk', 'publications', 'pictures']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: STATE_DIR } },
})
const journeys = positionals.length > 0 ? positionals : JOURNEYS

const timed = async <Result>(
  title: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string,
) => {
  const begun = performance.now()
  const result = await work()
  console.log(`✓ ${title}: ${describe(result)} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  return result
}

rmSync(FOLDER, { recursive: true, force: true })
await migrate(values.state)
await seed(values.state)
await putPictures(values.state)
await build()
await prerender(values.state)

const sealKey = readBackupKey(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'))
const source = await openStore({ state: values.state })
const { folder } = await timed(
  'Backup',
  () => backUp(source, { root: `${FOLDER}/backups`, site: 'drill', now: new Date(), sealKey }),
  ({ manifest }) =>
    `${Object.keys(manifest.tables).length} tables, ${Object.values(manifest.buckets).reduce((sum, { objects }) => sum + objects, 0)} objects`,
)
await source.close()

const state = `${FOLDER}/state`
const target = await openStore({ state })
await timed(
  'Restore into an empty environment',
  () => restore(target, { folder, sealKey, staging: `${FOLDER}/staged.sqlite` }),
  ({ rows, objects }) => `${rows} rows and ${objects} objects, the hashes of all tables match`,
)
await target.close()

// Each server has a database of its own, as in the tests.
cpSync(state, `${state}-development`, { recursive: true })
const identity = await startIdentity({ port: 0 })
const vars = { SEAL_KEYS, ...identityVars(identity.origin) }
// As in the tests: only the tests of pictures draw them.
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
    status === 0
      ? '✓ All end-to-end tests pass on the restored site.'
      : `✗ End-to-end tests fail on the restored site. Its state is in ${state}.`,
  )
  process.exitCode = status === 0 ? 0 : 1
} finally {
  await Promise.all([production, development, identity].map((server) => server.stop()))
}
