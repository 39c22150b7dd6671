import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Spot } from '#domain/content/spot.ts'
import { FALLBACK_IMAGE_ADDRESS, imageUrl } from '#domain/image/image.ts'
import { deploy } from '#scripts/deploy/deploy.ts'
import { rehearsedCognito } from '#scripts/deploy/rehearsal-pool.ts'
import { readAccount, versionIn } from '#scripts/deploy/rehearsal-state.ts'
import { removePreview } from '#scripts/deploy/remove-preview.ts'
import { rollBack } from '#scripts/deploy/rollback.ts'
import { sbomKey } from '#scripts/deploy/sbom.ts'
import type { DeployOptions, Progress, Step } from '#scripts/deploy/step.ts'
import { finish, roll, upload } from '#scripts/deploy/steps-after.ts'
import { check } from '#scripts/deploy/steps-before.ts'
import { mainVersion, servedNow } from '#scripts/deploy/versions.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { loadSampleContent } from '#seed/content.ts'
import { saveAuthorStatement } from '#worker/db/content/authors.server.ts'
import { saveStatements } from '#worker/db/content/content-table.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { elements, textOf } from './html.ts'
import { rehearsedSite } from './rehearsed-site.ts'

// A deployment from an empty account to the end, and those that follow it.

const KEY = 'the-key-of-operations-in-this-test-0123'
process.env.OPERATIONS_KEY = KEY
afterAll(() => delete process.env.OPERATIONS_KEY)

const { folder, cloudflare, environment, options, config, at, textAt, switchTo } =
  await rehearsedSite('test-run')
afterAll(() => cloudflare.stop())
const { origin } = cloudflare
const { worker } = environment
const buildNow = async (): Promise<string> => JSON.parse(await textAt('/builds/latest.json')).id

const LISTS = ['spots', 'hotels', 'gifts', 'goods', 'article-pages', 'features', 'products', 'campaigns'].map(
  (list) => `/${list}`,
)
/** The state of each deployment at its end. */
const deployed: Progress[] = []

/** Continues with the existing build: prerendering again would test nothing more. */
const continueFrom = async (steps: Step[], from: Progress | undefined, more: Partial<DeployOptions> = {}) => {
  const progress = { ...from } as Progress
  const messages: string[] = []
  for (const step of steps) messages.push(await step.run({ ...options, ...more }, progress))
  return { progress, messages }
}

test('a site without any content is deployed from nothing, and each of its pages says so', async () => {
  deployed.push(await deploy(options))
  const account = readAccount(folder)
  expect(account).toMatchObject({
    databases: [{ name: 'tabishirube-test-run' }, { name: 'tabishirube-test-run-members-1' }],
    buckets: ['media', 'pages', 'photos'].map((name) => `tabishirube-test-run-${name}`),
    queues: ['tabishirube-test-run-publishing'],
  })
  expect(Object.keys(account.workers[worker]?.secrets ?? {}).sort()).toEqual([
    'MEDIA_SIGNING_KEY',
    'OPERATIONS_KEY',
    'SEAL_KEYS',
  ])
  // Its inputs are stored beside it.
  const store = await cloudflare.openStore(config)
  const sbom = await store.pages.get(sbomKey(await buildNow()))
  const { bomFormat, metadata, components } = JSON.parse((await sbom?.text()) ?? '{}')
  await store.close()
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'tabishirube'])
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'zod']))
  for (const tool of ['vitest', 'wrangler']) expect(names).not.toContain(tool)
  // No secret stays on this machine outside of the account.
  expect(readdirSync(environment.folder).filter((name) => name.startsWith('secrets'))).toEqual([])
  const prerendered: string[] = JSON.parse(await textAt(`/builds/addresses.json`))
  expect(prerendered.length).toBeGreaterThan(50)
  // Client-rendered areas have one document each, without any content.
  const AREA = /^\/(~|\$|_|login|logout|reload|maintenance)(\/|$)/
  for (const path of prerendered.filter((one: string) => !AREA.test(one))) {
    const page = await at(path)
    const html = await page.text()
    expect([path, page.status]).toEqual([path, 200])
    expect([path, textOf(html).trim().length > 20, elements(html, 'h1').length]).toEqual([path, true, 1])
    // A preview must not be indexed.
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  expect(textOf(await textAt('/'))).toContain('最初の記事を書いています。')
  for (const path of [...LISTS, '/pr/hyogo'])
    expect([path, /ありません。/.test(textOf(await textAt(path)))]).toEqual([path, true])
  expect((await at('/_/reconcile')).status).toBe(302)
  // A guide without a place has a picture, too.
  expect((await at(imageUrl({ address: FALLBACK_IMAGE_ADDRESS }, 'sm', origin))).status).toBe(200)
}, 400_000)

test('nothing is deployed while the user pool is misconfigured or unreachable', async () => {
  const withPool = (cognito: typeof cloudflare.cognito) => continueFrom([check], undefined, { cognito })
  const wrong = rehearsedCognito(origin, (answers) => {
    answers['get-user-pool-mfa-config'] = {}
  })
  await expect(withPool(wrong)).rejects.toThrow('User pool: MFA by authenticator app (TOTP) is disabled.')
  const away = async () => ({ status: 255, stdout: '', output: 'Could not connect' })
  await expect(withPool(away)).rejects.toThrow('--pool-unchecked')
  await continueFrom([check], undefined, { cognito: away, isPoolUnchecked: true })
})

test('the comparison with the database requires its key (R60)', async () => {
  expect((await reconcileSite(origin, undefined, KEY)).found).toEqual([])
  for (const key of ['', 'x'.repeat(40), `${KEY}x`]) {
    const answer = await at('/operations/reconcile', { headers: { authorization: `Bearer ${key}` } })
    expect([key, answer.status]).toEqual([key, 404])
  }
  const write = await at('/operations/reconcile/repair', { method: 'POST', body: '{"addresses":["/"]}' })
  expect(write.status).toBe(404)
})

test('later changes are in the next build, which is rolled out step by step', async () => {
  const store = await cloudflare.openStore(config)
  const { authors, entities } = await loadSampleContent(new Date())
  const spot = entities.spot.find(({ slug }) => slug === 'kinosaki-onsen')
  if (!spot) throw new Error('it is in the sample content')
  const db = store.db as never
  await store.db.batch([
    ...authors.map((author) => saveAuthorStatement(db, author)),
    ...saveStatements(db, CONTENT_TABLES.spot, Spot.parse(spot)),
  ] as never)
  await store.close()
  const messages: string[] = []
  // Requests during the change of tables are answered afterwards.
  const meanwhile: number[] = []
  const recorded = {
    ...cloudflare,
    wrangler: async (args: string[]) => {
      const answer = cloudflare.wrangler(args)
      const [response] = args[1] === 'migrations' ? await Promise.all([at('/v1/regions'), answer]) : []
      if (response) meanwhile.push(response.status)
      return answer
    },
  }
  const second = await deploy({ ...options, cloudflare: recorded, log: (text) => messages.push(text.trim()) })
  // One for each database.
  expect(meanwhile).toEqual([200, 200])
  deployed.push(second)
  expect(second.formerBuild).toBe(deployed[0]?.built.build)
  expect(messages.filter((text) => /^\d+%$/.test(text))).toEqual(['0%', '10%', '50%', '100%'])
  expect(await servedNow(cloudflare, worker)).toEqual([{ version: second.version, percentage: 100 }])
  expect(await textAt('/spots/kinosaki-onsen')).toContain(`data-build="${second.built.build}"`)
  // Existing secrets are left alone.
  const { versions: uploaded } = readAccount(folder).workers[worker] ?? { versions: [] }
  expect(uploaded[0]?.secrets.SEAL_KEYS).toBe(uploaded[1]?.secrets.SEAL_KEYS)
}, 400_000)

test('a version with a missing file is rolled back automatically', async () => {
  const [, second] = deployed
  const lossy = {
    ...cloudflare,
    wrangler: async (args: string[]) => {
      const answer = await cloudflare.wrangler(args)
      const version = args[1] === 'upload' && answer.entries[0]?.version_id
      if (version) rmSync(join(versionIn(folder, version), 'client/sitemap.xml'))
      return answer
    },
  }
  await expect(
    continueFrom([check, upload, roll], second, { cloudflare: lossy, attempts: 2 }),
  ).rejects.toThrow('/sitemap.xml: 404, expected 200')
  expect(readAccount(folder).workers[worker]?.versions).toHaveLength(3)
  expect(await servedNow(cloudflare, worker)).toEqual([{ version: second?.version, percentage: 100 }])
  expect(await buildNow()).toBe(second?.built.build)
}, 400_000)

test('a rollback restores the version before, and the next deployment continues from there', async () => {
  const [first, second] = deployed
  expect(await rollBack(cloudflare, environment, { waitMs: 100 })).toEqual({
    from: second?.version,
    to: first?.version,
  })
  expect(await buildNow()).toBe(first?.built.build)
  // Once more would bring back what was just left.
  await expect(rollBack(cloudflare, environment, { waitMs: 100 })).rejects.toThrow(
    'A second rollback is refused',
  )
  // The build of then does not know the page; what is in the database is published over it.
  expect((await at('/spots/kinosaki-onsen')).status).toBe(404)

  // The site stays closed, and the calls of the deployment remain reachable.
  await switchTo('closed')
  const { progress: third, messages } = await continueFrom([check, upload, roll, finish], second)
  expect([third.former, third.formerBuild]).toEqual([first?.version, first?.built.build])
  expect(mainVersion(await servedNow(cloudflare, worker))).toBe(third.version)
  expect(await buildNow()).toBe(second?.built.build)
  expect((await at('/spots/kinosaki-onsen')).status).toBe(503)
  expect(messages.at(-1)).toContain('not reconciled: the site is in maintenance mode')
  await switchTo('open')
  expect((await at('/spots/kinosaki-onsen')).status).toBe(200)
  expect((await reconcileSite(origin, undefined, KEY)).found).toEqual([])
}, 400_000)

test('a preview is removed completely, and production never', async () => {
  const { resources } = options
  const production = { ...environment, isPreview: false }
  await expect(removePreview(cloudflare, production, resources)).rejects.toThrow(
    'Production cannot be deleted',
  )
  expect(await removePreview(cloudflare, environment, resources)).toContain('tabishirube-test-run')
  expect(readAccount(folder)).toEqual({ databases: [], buckets: [], queues: [], workers: {} })
  expect(() => readFileSync(config)).toThrow()
})
