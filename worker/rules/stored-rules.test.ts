import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { storedRules, storedVersion, writeStoredRules } from './stored-rules.ts'

const store = new Miniflare(
  convertV4MiniflareOptions({ modules: true, script: 'export default {}', r2Buckets: ['PAGES'], cf: false }),
)
afterAll(() => store.dispose())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const PAGES = (await store.getR2Bucket('PAGES')) as unknown as R2Bucket
const env = { PAGES } as Env
const Names = z.array(z.string())
const keyOf = (name: string) => `rules/${name}.json`
/** A write of another isolate, which this one sees by reading the store. */
const putFromOtherIsolate = (key: string, version: number, rules: unknown) =>
  PAGES.put(key, JSON.stringify({ version, rules }))
const later = () => vi.setSystemTime(Date.now() + 2001)

test('rules are empty until some are stored, and a local write applies at once (R62)', async () => {
  const key = keyOf('first')
  const names = storedRules(key, Names, [])
  expect(await names(env)).toEqual([])
  await writeStoredRules(env, key, 1, ['a'])
  expect(await names(env)).toEqual(['a'])
  expect(await storedVersion(env, key)).toBe(1)
})

test('a write of another isolate is seen after two seconds, and the same object is returned until then (R62)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const key = keyOf('elsewhere')
  const names = storedRules(key, Names, [])
  await writeStoredRules(env, key, 1, ['a'])
  const first = await names(env)
  await putFromOtherIsolate(key, 2, ['b'])
  expect(await names(env)).toBe(first)
  later()
  const second = await names(env)
  expect(second).toEqual(['b'])
  later()
  expect(await names(env)).toBe(second)
})

test('rules of an older version never replace newer ones (R62)', async () => {
  const key = keyOf('order')
  const names = storedRules(key, Names, [])
  await writeStoredRules(env, key, 2, ['new'])
  await writeStoredRules(env, key, 1, ['old'])
  expect(await names(env)).toEqual(['new'])
  expect(await storedVersion(env, key)).toBe(2)
})

test('many concurrent writers leave the newest (R62)', async () => {
  const key = keyOf('crowd')
  const written = await Promise.allSettled(
    [1, 2, 3, 4].map((version) => writeStoredRules(env, key, version, [String(version)])),
  )
  expect(written.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await storedVersion(env, key)).toBe(4)
})

test('while the store does not answer, or has invalid content, the last value is used (R62)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {})
  const key = keyOf('faults')
  const names = storedRules(key, Names, ['nothing known'])
  const silent = { PAGES: { get: () => Promise.reject(new Error('no answer')) } } as unknown as Env
  expect(await names(silent)).toEqual(['nothing known'])
  await writeStoredRules(env, key, 1, ['a'])
  later()
  expect(await names(silent)).toEqual(['a'])
  await PAGES.put(key, '{"version":2,"rules":7}')
  later()
  expect(await names(env)).toEqual(['a'])
  expect(errorLog).toHaveBeenCalledTimes(3)
})

test.each([
  ['answered', (pending: PromiseWithResolvers<null>) => pending.resolve(null)],
  ['refused', (pending: PromiseWithResolvers<null>) => pending.reject(new Error('no answer'))],
])('a read started before a local write, and %s after it, does not replace it (R62)', async (how, end) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const key = keyOf(`overtaken-${how}`)
  const names = storedRules(key, Names, ['nothing known'])
  const pending = Promise.withResolvers<null>()
  const errorLog = names({ PAGES: { get: () => pending.promise } } as unknown as Env)
  await writeStoredRules(env, key, 1, ['written'])
  end(pending)
  expect(await errorLog).toEqual(['written'])
  expect(await names(env)).toEqual(['written'])
})
