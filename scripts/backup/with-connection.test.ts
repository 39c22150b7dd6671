import type { R2Bucket } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { emptyBucket } from './empty-target.ts'
import { withConnection } from './with-connection.ts'

const closed = () =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
  })

test('work is retried after a broken connection, three times at most', async () => {
  let calls = 0
  const work = async () => {
    calls += 1
    if (calls < 3) throw closed()
    return 'done'
  }
  expect(await withConnection(work)).toBe('done')
  calls = -10
  await expect(withConnection(work)).rejects.toThrow('fetch failed')
  expect(calls).toBe(-7)
})

test('other errors are thrown at once', async () => {
  let calls = 0
  const work = () => {
    calls += 1
    return Promise.reject(new Error('no such bucket'))
  }
  await expect(withConnection(work)).rejects.toThrow('no such bucket')
  expect(calls).toBe(1)
})

test('a bucket is emptied despite broken connections', async () => {
  const keys = new Set(Array.from({ length: 2500 }, (_, index) => `key-${index}`))
  let calls = 0
  const breakNow = () => {
    calls += 1
    if (calls % 2 === 1) throw closed()
  }
  const bucket = {
    async list({ limit = 0 }) {
      breakNow()
      return { objects: [...keys].slice(0, limit).map((key) => ({ key })) }
    },
    async delete(some: string[]) {
      breakNow()
      for (const key of some) keys.delete(key)
    },
  }
  await emptyBucket(bucket as unknown as R2Bucket)
  expect(keys.size).toBe(0)
})
