import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import { distOf } from '#scripts/deploy/build-for.ts'
import { writeDeployedConfig } from '#scripts/deploy/configs.ts'
import { STEPS } from '#scripts/deploy/deploy.ts'
import { readEnvironment, readJson, resourcesOf } from '#scripts/deploy/environment.ts'
import { REHEARSED_VARS, rehearsedCognito } from '#scripts/deploy/rehearsal-pool.ts'
import { readAccount, writeAccount } from '#scripts/deploy/rehearsal-state.ts'
import { answer } from '#scripts/deploy/rehearsal-wrangler.ts'
import { rollBack } from '#scripts/deploy/rollback.ts'
import type { DeployOptions, Progress, Step } from '#scripts/deploy/step.ts'
import { build } from '#scripts/deploy/steps-after.ts'
import { servedNow } from '#scripts/deploy/versions.ts'
import { serveOwnSite } from '../sites.ts'
import { storeOf } from './site-store.ts'
import { switchInStore } from './switch-in-store.ts'

// Every step of a deployment in order, over one site that answers for any deployed version: nothing is built or
// migrated, and wrangler does not run. deployment.full.test.ts does all of that.

const folder = '.cache/test/short-run'
const preview = await readEnvironment('short-run')
for (const one of [folder, preview.folder]) rmSync(one, { recursive: true, force: true })
const site = await serveOwnSite('short-run-site')
afterAll(site.stop)
const origin = `http://localhost:${site.url.port}`

const environment = {
  ...preview,
  vars: {
    ...preview.vars,
    ...identityVars('http://127.0.0.1:9'),
    ...REHEARSED_VARS,
    APP_HOST: origin,
    IMAGE_HOST: origin,
  },
}
const { worker } = environment
const NOTHING = { status: 0, output: '', stdout: '', entries: [] }
const calls: string[] = []
const cloudflare: DeployOptions['cloudflare'] = {
  wrangler: async (args) => {
    calls.push(args.slice(0, 3).join(' '))
    if (args[1] === 'migrations') return NOTHING
    const account = readAccount(folder)
    const output = await answer(folder, account, args)
    writeAccount(folder, account)
    return output
  },
  openStore: async () => ({ ...(await storeOf(site)), members: {}, close: async () => {} }),
}
const options: DeployOptions = {
  environment,
  resources: await resourcesOf(environment),
  cloudflare,
  cognito: rehearsedCognito(origin),
  backups: join(folder, 'backups'),
  holdMs: 0,
  waitMs: 10,
  allowUncommitted: true,
}

/** In place of the build: copies the parts of the shared build that the other steps read. */
const copyBuild: Step = {
  ...build,
  run: async ({ resources }, progress) => {
    const dist = distOf(environment)
    for (const part of ['server/wrangler.json', 'client/builds'])
      cpSync(join('dist', part), join(dist, part), { recursive: true })
    const config = writeDeployedConfig(dist, environment, resources, progress.ids)
    progress.built = { config, build: readJson('dist/client/builds/latest.json').id, pages: 0 }
    return config
  },
}

test('a new version is rolled out step by step, until it serves all requests, and is rolled back', async () => {
  const former = { id: 'former', message: '', secrets: {} }
  const deployments = [
    { at: '2026-11-01T00:00:00Z', shares: [{ version: 'former', percentage: 100 }], message: '' },
  ]
  const existing = { secrets: {}, versions: [former], deployments, triggers: 0 }
  writeAccount(folder, { ...readAccount(folder), workers: { [worker]: existing } })
  // Comparing every page with the database is tested elsewhere, and skipped for a closed site.
  await switchInStore(await cloudflare.openStore(''), 'closed')
  await expect.poll(async () => (await fetch(origin)).status).toBe(503)

  const progress = {} as Progress
  const stages: string[] = []
  const output: string[] = []
  const log = (text: string) => stages.push(text.trim())
  for (const step of STEPS)
    output.push(await (step === build ? copyBuild : step).run({ ...options, log }, progress))

  expect(stages).toEqual(['0%', '10%', '50%', '100%'])
  expect(await servedNow(cloudflare, worker)).toEqual([{ version: progress.version, percentage: 100 }])
  expect(calls).toEqual(expect.arrayContaining(['d1 migrations apply', 'triggers deploy --config']))
  expect(output.at(-1)).toContain('not reconciled: the site is in maintenance mode')
  const { databases, buckets, queues, workers } = readAccount(folder)
  expect([databases.length, buckets.length, queues.length]).toEqual([1, 3, 1])
  expect(Object.keys(workers[worker]?.secrets ?? {}).sort()).toEqual([
    'MEDIA_SIGNING_KEY',
    'OPERATIONS_KEY',
    'SEAL_KEYS',
  ])

  expect(await rollBack(cloudflare, environment, { waitMs: 10 })).toEqual({
    from: progress.version,
    to: 'former',
  })
}, 60_000)
