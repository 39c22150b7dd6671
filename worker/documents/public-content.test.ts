import { beforeEach, expect, test, vi } from 'vitest'

const at = (edition: number) => Response.json({ id: 'code', timestamp: edition })

/** A bucket with one object, written as R2 does: only if it is still the one that was read. */
function bucketWith(first: object | null) {
  let stored = first && { text: JSON.stringify(first), etag: 'e0' }
  let writes = 0
  const bucket = {
    get: async () =>
      stored && { etag: stored.etag, body: true, json: async () => JSON.parse(stored?.text ?? '') },
    put: async (_: string, text: string) => {
      writes += 1
      stored = { text, etag: `e${writes}` }
      return stored
    },
  }
  return { bucket: bucket as unknown as R2Bucket, content: () => JSON.parse(stored?.text ?? 'null') }
}

const envWith = (pages: R2Bucket) => {
  const asked: string[] = []
  const statement = { bind: () => statement, first: async () => null }
  const env = {
    ASSETS: { fetch: async () => at(1) },
    PAGES: pages,
    DB: {
      prepare: () => expect.unreachable('readers do not need the primary'),
      withSession: (from: string) => {
        asked.push(from)
        return { prepare: () => statement }
      },
    },
  } as unknown as Env
  return { env, asked }
}

// The build and the index are cached by their modules, which other files share.
beforeEach(() => void vi.resetModules())

test('readers are served by a replica that has what was published', async () => {
  const { publicContent } = await import('./public-content.ts')
  const { env, asked } = envWith(bucketWith({ files: {}, bookmark: '0000-0002' }).bucket)
  await (await publicContent(env)).isPublicSlug('spot', 'kenrokuen')
  expect(asked).toEqual(['0000-0002'])
})

test('until something is published, any replica serves them', async () => {
  const { publicContent } = await import('./public-content.ts')
  const { env, asked } = envWith(bucketWith(null).bucket)
  await publicContent(env)
  expect(asked).toEqual(['first-unconstrained'])
})

test('the index of what was published keeps the newest bookmark', async () => {
  const { writeOverlay } = await import('../publish/overlay-index.ts')
  const { bucket, content } = bucketWith(null)
  const { env } = envWith(bucket)
  const write = (bookmark?: string) => writeOverlay(env, '1', {}, { bookmark })
  await write('0000-0002')
  await write('0000-0001')
  expect(content().bookmark).toBe('0000-0002')
  await write('0000-0003')
  await write()
  expect(content().bookmark).toBe('0000-0003')
})
