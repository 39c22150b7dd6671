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
/** What another isolate writes: this one learns of it by asking the store. */
const putElsewhere = (key: string, version: number, rules: unknown) =>
  PAGES.put(key, JSON.stringify({ version, rules }))
const later = () => vi.setSystemTime(Date.now() + 2001)

test('rules are empty until some are stored, and what is written here counts here at once (R62)', async () => {
  const key = keyOf('first')
  const names = storedRules(key, Names, [])
  expect(await names(env)).toEqual([])
  await writeStoredRules(env, key, 1, ['a'])
  expect(await names(env)).toEqual(['a'])
  expect(await storedVersion(env, key)).toBe(1)
})

test('what is written elsewhere is seen two seconds later, and the same object is kept till then (R62)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const key = keyOf('elsewhere')
  const names = storedRules(key, Names, [])
  await writeStoredRules(env, key, 1, ['a'])
  const first = await names(env)
  await putElsewhere(key, 2, ['b'])
  expect(await names(env)).toBe(first)
  later()
  const second = await names(env)
  expect(second).toEqual(['b'])
  later()
  expect(await names(env)).toBe(second)
})

test('what was made of an older state never takes the place of a newer one (R62)', async () => {
  const key = keyOf('order')
  const names = storedRules(key, Names, [])
  await writeStoredRules(env, key, 2, ['new'])
  await writeStoredRules(env, key, 1, ['old'])
  expect(await names(env)).toEqual(['new'])
  expect(await storedVersion(env, key)).toBe(2)
})

test('many who write at once leave the newest (R62)', async () => {
  const key = keyOf('crowd')
  const written = await Promise.allSettled(
    [1, 2, 3, 4].map((version) => writeStoredRules(env, key, version, [String(version)])),
  )
  expect(written.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await storedVersion(env, key)).toBe(4)
})

test('while the store does not answer, or holds what cannot be understood, it is what was known last (R62)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
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
  expect(told).toHaveBeenCalledTimes(3)
})

test.each([
  ['answered', (asked: PromiseWithResolvers<null>) => asked.resolve(null)],
  ['refused', (asked: PromiseWithResolvers<null>) => asked.reject(new Error('no answer'))],
])(
  'what was asked for before something was written here, and is %s after it, does not take its place (R62)',
  async (how, end) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const key = keyOf(`overtaken-${how}`)
    const names = storedRules(key, Names, ['nothing known'])
    const asked = Promise.withResolvers<null>()
    const told = names({ PAGES: { get: () => asked.promise } } as unknown as Env)
    await writeStoredRules(env, key, 1, ['written'])
    end(asked)
    expect(await told).toEqual(['written'])
    expect(await names(env)).toEqual(['written'])
  },
)
