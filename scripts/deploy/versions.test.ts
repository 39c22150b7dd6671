import { expect, test } from 'vitest'
import type { Account } from './rehearsal-state.ts'
import { answer } from './rehearsal-wrangler.ts'
import { divide, mainVersion, type Share, servedNow, versionBefore } from './versions.ts'

const WORKER = 'tabishirube'
const VERSIONS = ['v1', 'v2', 'v3']

/** An account with these versions and no deployment. */
const anAccount = () => {
  const account: Account = { databases: [], buckets: [], queues: [], workers: {} }
  account.workers[WORKER] = {
    secrets: {},
    versions: VERSIONS.map((id) => ({ id, message: '', secrets: {} })),
    deployments: [],
    triggers: 0,
  }
  const cloudflare = {
    wrangler: (args: string[]) => answer('', account, args),
    openStore: () => Promise.reject(),
  }
  let seconds = 0
  const deployed = async (...shares: Share[]) => {
    await divide(cloudflare, WORKER, shares, '')
    const last = account.workers[WORKER]?.deployments.at(-1)
    seconds += 1
    if (last) last.at = new Date(seconds * 1000).toISOString()
  }
  return { cloudflare, deployed }
}
const all = (version: string): Share => ({ version, percentage: 100 })

test('the previous version is the last one with all traffic, also during a rollout', async () => {
  const { cloudflare, deployed } = anAccount()
  const before = async () => (await versionBefore(cloudflare, WORKER)).version
  await expect(servedNow(cloudflare, 'another')).resolves.toEqual([])
  await deployed(all('v1'))
  expect(await before()).toBeNull()
  await deployed({ version: 'v1', percentage: 90 }, { version: 'v2', percentage: 10 })
  expect(mainVersion(await servedNow(cloudflare, WORKER))).toBe('v1')
  expect(await before()).toBe('v1')
  await deployed({ version: 'v1', percentage: 50 }, { version: 'v2', percentage: 50 })
  await deployed(all('v2'))
  expect(await before()).toBe('v1')
  await deployed(all('v3'))
  expect(await before()).toBe('v2')
  // Deploying the same version again does not count.
  await deployed(all('v3'))
  expect(await before()).toBe('v2')
})

test('after a rollback the replaced version is known until the next deployment', async () => {
  const { cloudflare, deployed } = anAccount()
  for (const version of ['v1', 'v2', 'v1']) await deployed(all(version))
  expect(await versionBefore(cloudflare, WORKER)).toEqual({ version: 'v2', wasLeft: true })
  await deployed(all('v1'))
  expect(await versionBefore(cloudflare, WORKER)).toEqual({ version: 'v2', wasLeft: true })
  await deployed(all('v3'))
  expect(await versionBefore(cloudflare, WORKER)).toEqual({ version: 'v1', wasLeft: false })
})

test('an error of Cloudflare stops the deployment with its message', async () => {
  const { deployed } = anAccount()
  await expect(deployed({ version: 'v1', percentage: 90 })).rejects.toThrow('must be 100')
  await expect(deployed(all('unknown'))).rejects.toThrow('not found')
  await expect(
    answer('', { databases: [], buckets: [], queues: [], workers: {} }, ['d1', 'nuke']),
  ).rejects.toThrow('does not know')
})
