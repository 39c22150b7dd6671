import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCities } from './cities.ts'
import { errorOf, failNetwork, HOST, json, resultOf, serve } from './server.fixture.ts'

const city = { code: '26100', prefecture: '京都府', city: '京都市', other: '' }
const cities = () => json({ data: { cities: { list: [city], meta: { total: 1 } } } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the municipalities of a prefecture are fetched once for concurrent and later callers (R160)', async () => {
  const requests = serve(cities)
  const load = () => loadCities('26')
  const [one, other] = await resultOf(Promise.all([load(), load()]))
  expect(one).toEqual([city])
  expect(other).toBe(one)
  expect(await resultOf(load())).toBe(one)
  expect(requests.map(({ url }) => url)).toEqual([`${HOST}/v1/prefectures/kyoto/cities`])
  await resultOf(loadCities('29'))
  expect(requests).toHaveLength(2)
  expect(await resultOf(loadCities(null))).toEqual([])
  expect(requests).toHaveLength(2)
})

test('a failure rejects all pending requests, and is not cached (R160)', async () => {
  const requests = serve(failNetwork, failNetwork, cities)
  const load = () => loadCities('27')
  const both = [load(), load()]
  for (const call of both) expect(await errorOf(call)).toMatchObject({ name: 'FetchError' })
  expect(requests).toHaveLength(2)
  expect(await resultOf(load())).toEqual([city])
})
