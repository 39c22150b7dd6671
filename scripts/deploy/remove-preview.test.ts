import { expect, test } from 'vitest'
import type { OpenStore } from '../backup/open-store.ts'
import { readEnvironment, resourcesOf } from './environment.ts'
import type { Account } from './rehearsal-state.ts'
import { answer } from './rehearsal-wrangler.ts'
import { removePreview } from './remove-preview.ts'
import { makeResources } from './resources.ts'

const empty = { list: async () => ({ objects: [] }) }
const store = { buckets: { MEDIA: empty, PHOTOS: empty }, pages: empty, close: async () => {} }

test('a preview without a Worker, after a failed first deployment, is removed completely', async () => {
  const account: Account = { databases: [], buckets: [], queues: [], workers: {} }
  const cloudflare = {
    wrangler: (args: string[]) => answer('', account, args),
    openStore: async () => store as unknown as OpenStore,
  }
  const preview = await readEnvironment('never-deployed')
  const resources = await resourcesOf(preview)
  await makeResources(cloudflare, resources)
  expect(account.buckets).toHaveLength(3)
  await removePreview(cloudflare, preview, resources)
  expect(account).toEqual({ databases: [], buckets: [], queues: [], workers: {} })
})
