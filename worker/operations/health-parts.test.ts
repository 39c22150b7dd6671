import { expect, test, vi } from 'vitest'
import { checkParts, PART_LIMIT_MS } from './health-parts.ts'

/** A binding whose calls never settle. */
const deaf = <Binding>(): Binding => {
  const answer: unknown = new Proxy(() => {}, {
    get: (_target, name) => (name === 'then' ? undefined : answer),
    apply: (_target, _self, _given) =>
      Object.assign(new Promise(() => {}), { bind: () => answer, first: answer, all: answer, run: answer }),
  })
  return answer as Binding
}

test('stores and a database that never answer time out, independently (R57)', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = {
    DB: deaf<D1Database>(),
    MEDIA: deaf<R2Bucket>(),
    PAGES: deaf<R2Bucket>(),
    PHOTOS: deaf<R2Bucket>(),
  }
  const found = checkParts(env, new Date())
  await vi.advanceTimersByTimeAsync(PART_LIMIT_MS)
  const parts = await found
  vi.useRealTimers()
  expect(parts).toHaveLength(8)
  expect(parts.filter(({ isOk }) => isOk)).toEqual([])
  expect(new Set(parts.map(({ detail }) => detail))).toEqual(new Set(['応答がありません。']))
})
