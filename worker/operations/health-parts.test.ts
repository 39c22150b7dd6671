import { expect, test, vi } from 'vitest'
import { INDEX_ALARM_BYTES } from '../publish/overlay-index.ts'
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
    ASSETS: deaf<Fetcher>(),
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

test('a long list of the pages published since the build is an alarm', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The build is cached by the module, which other files share.
  vi.resetModules()
  const { checkParts } = await import('./health-parts.ts')
  const partWith = async (size: number) => {
    const env = {
      ASSETS: { fetch: async () => Response.json({ id: 'code', timestamp: 35 }) } as unknown as Fetcher,
      DB: {} as D1Database,
      MEDIA: {} as R2Bucket,
      PAGES: { head: async (key: string) => (key === 'z/index.json' ? { size } : null) } as R2Bucket,
      PHOTOS: {} as R2Bucket,
    }
    return (await checkParts(env, new Date())).find(({ name }) => name === 'pages')
  }
  expect(await partWith(INDEX_ALARM_BYTES - 1)).toMatchObject({ isOk: true, detail: '応答しています。' })
  expect(await partWith(3 * 2 ** 20)).toMatchObject({
    isOk: false,
    detail: '配備のあとに公開したページの一覧が3.0MBあります。配備すると空になります。',
  })
})
