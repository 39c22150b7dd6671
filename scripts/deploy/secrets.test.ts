import { expect, test } from 'vitest'
import type { Environment } from './environment.ts'
import type { Account } from './rehearsal-state.ts'
import { answer } from './rehearsal-wrangler.ts'
import { newSecrets } from './secrets.ts'

const environment = { worker: 'tabishirube' } as Environment
const account: Account = { databases: [], buckets: [], queues: [], workers: {} }
const cloudflare = {
  wrangler: (args: string[]) => answer('', account, args),
  openStore: () => Promise.reject(),
}
const madeKeys = async () => Object.keys(await newSecrets(cloudflare, environment)).toSorted()

test('a new Worker gets all secrets, an existing one only the operator key', async () => {
  expect(await madeKeys()).toEqual(['MEDIA_SIGNING_KEY', 'OPERATIONS_KEY', 'SEAL_KEYS'])
  account.workers.tabishirube = {
    secrets: { MEDIA_SIGNING_KEY: 'x', SEAL_KEYS: 'y' },
    versions: [],
    deployments: [],
    triggers: 0,
  }
  expect(await madeKeys()).toEqual(['OPERATIONS_KEY'])
})

test('no secret is created while the existing ones cannot be listed', async () => {
  const output = 'A request to the Cloudflare API failed. Please wait and retry. [code: 10001]'
  const wrangler = async () => ({ status: 1, stdout: '', output, entries: [] })
  await expect(newSecrets({ ...cloudflare, wrangler }, environment)).rejects.toThrow('[code: 10001]')
})
