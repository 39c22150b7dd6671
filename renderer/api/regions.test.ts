import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRegions } from './regions.ts'
import { errorOf, failNetwork, json, resultOf, serve } from './server.fixture.ts'

const region = {
  id: 'a1',
  name: '近畿',
  slug: 'kinki',
  createdAt: '2026-01-01T00:00:00+09:00',
  updatedAt: '2026-01-01T00:00:00+09:00',
  prefectures: [],
}
const regions = () => json({ data: { regions: { list: [region], meta: { total: 1 } } } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('regions are asked for once, however many want them at the same time and later (R160)', async () => {
  const asked = serve(regions)
  const [one, other] = await resultOf(
    Promise.all([loadRegions('https://one.example'), loadRegions('https://one.example')]),
  )
  expect(one).toEqual([region])
  expect(other).toBe(one)
  expect(await resultOf(loadRegions('https://one.example'))).toBe(one)
  expect(asked).toHaveLength(1)
})

test('a failure reaches all who wait, and is not kept (R160)', async () => {
  const asked = serve(failNetwork, failNetwork, regions)
  const both = [loadRegions('https://two.example'), loadRegions('https://two.example')]
  for (const call of both) expect(await errorOf(call)).toMatchObject({ name: 'FetchError' })
  expect(asked).toHaveLength(2)
  expect(await resultOf(loadRegions('https://two.example'))).toEqual([region])
})
