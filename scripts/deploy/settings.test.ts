import { expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import { deployedConfig } from './configs.ts'
import { plan } from './deploy.ts'
import { readEnvironment, resourcesOf } from './environment.ts'
import { missingSettings } from './missing-settings.ts'

const SET = {
  ...identityVars('https://auth.test'),
  SECURITY_CONTACT: 'mailto:security@a.test',
  APP_HOST: 'https://a.test',
  IMAGE_HOST: 'https://i.test',
}

test('missing required settings are listed with their purpose', async () => {
  expect(missingSettings(SET)).toEqual([])
  expect(missingSettings({ ...SET, USER_POOL_ID: '', APP_HOST: 'https://tabishirube.example' })).toEqual([
    'APP_HOST: origin of the site (https://…, without a trailing slash)',
    'USER_POOL_ID: id of the user pool',
  ])
  expect(missingSettings({ ...SET, APP_HOST: 'http://a.test', IMAGE_HOST: 'https://i.test/' })).toHaveLength(
    2,
  )
  // The files in the repository are not filled in, so nothing is deployed by accident.
  for (const preview of [undefined, 'pr-1'])
    expect(missingSettings((await readEnvironment(preview)).vars).length).toBeGreaterThan(5)
})

test('a preview has its own address, database, buckets and queue; production has those of wrangler.toml', async () => {
  const [production, preview] = [await readEnvironment(), await readEnvironment('pr-12')]
  expect(preview.vars.APP_HOST).toBe('https://tabishirube-pr-12.ACCOUNT.workers.dev')
  const [real, own] = [await resourcesOf(production), await resourcesOf(preview)]
  expect(real.databases).toEqual([{ binding: 'DB', database_name: 'tabishirube' }])
  expect(real.buckets.map(({ bucket_name }) => bucket_name)).toContain('tabishirube-photos')
  const names = ({ databases, buckets, queues }: typeof real) => [
    ...databases.map(({ database_name }) => database_name),
    ...buckets.map(({ bucket_name }) => bucket_name),
    ...queues,
  ]
  expect(names(own)).toEqual(names(real).map((name) => name.replace('tabishirube', 'tabishirube-pr-12')))
  for (const name of ['PR-12', 'x'.repeat(21), '-a', 'a b', '../x'])
    await expect(readEnvironment(name)).rejects.toThrow('lower-case letters, digits')
})

test('the deployed configuration has the names of its environment and closed guards', async () => {
  const preview = await readEnvironment('pr-12')
  const built = {
    name: 'tabishirube',
    vars: { SERVER_DEV: 'true', APP_HOST: 'https://tabishirube.example', RAKUTEN_LINK_SET_ID: 'x' },
    queues: {
      producers: [{ queue: 'tabishirube-publishing', binding: 'PUBLISHING' }],
      consumers: [{ queue: 'tabishirube-publishing', max_retries: 3 }],
    },
    d1_databases: [{ binding: 'DB', database_name: 'tabishirube', migrations_dir: '../../x' }],
    ratelimits: [{ name: 'READS', namespace_id: '1001' }],
  }
  const config = deployedConfig(built, preview, await resourcesOf(preview), { DB: 'the-id' })
  expect(config).toMatchObject({
    name: 'tabishirube-pr-12',
    vars: { SERVER_DEV: 'false', NO_INDEX: 'true', RAKUTEN_LINK_SET_ID: 'x' },
    queues: {
      producers: [{ queue: 'tabishirube-pr-12-publishing', binding: 'PUBLISHING' }],
      consumers: [{ queue: 'tabishirube-pr-12-publishing', max_retries: 3 }],
    },
    d1_databases: [{ binding: 'DB', database_name: 'tabishirube-pr-12', database_id: 'the-id' }],
  })
  // Requests to a preview do not count towards the site's limits.
  expect(config.ratelimits[0]?.namespace_id).toMatch(/^\d+001$/)
  expect(config.ratelimits[0]?.namespace_id).not.toBe('1001')
})

test('a dry run lists missing required and optional settings only', async () => {
  const environment = await readEnvironment()
  const resources = await resourcesOf(environment)
  const empty = plan(environment, resources, {})
  expect(empty).toMatch(
    /Missing settings \(\[vars\] of wrangler\.production\.toml[\s\S]*USER_POOL_ID[\s\S]*Optional settings[\s\S]*GTAG_ID/,
  )
  expect(empty).toContain('BACKUP_KEY')
  const vars = { ...SET, AMAZON_AFFILIATE_ID: 'a-22', RAKUTEN_AFFILIATE_ID: 'a.b', GTAG_ID: 'G-1' }
  const full = plan({ ...environment, vars }, resources, { BACKUP_KEY: 'x', OPERATIONS_KEY: 'y' })
  expect(full).not.toMatch(/Missing settings|Optional settings|GTAG_ID/)
})
