import { afterEach, expect, test, vi } from 'vitest'
import { isPageAvailable, isSiteReadable } from './availability.ts'

afterEach(() => vi.unstubAllGlobals())

const stubFetch = (answer: (init: RequestInit) => Response | Promise<Response>) => {
  vi.stubGlobal('location', { href: 'https://site.example/hotels' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => answer(init))
}
const respondWithMode = (mode: string) => () =>
  Response.json({ data: { standstill: { mode, text: '', endsAt: null } } })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['open', respondWithMode('open'), true],
  ['read only', respondWithMode('read-only'), true],
  ['closed', respondWithMode('closed'), false],
  ['out of reach', noNetwork, false],
  ['failing', () => Response.json({ errors: [] }, { status: 500 }), false],
])('isSiteReadable for a site that is %s (R225)', async (_, answer, expected) => {
  stubFetch(answer)
  expect(await isSiteReadable()).toBe(expected)
})

test.each([
  [200, true],
  [404, true],
  [429, false],
  [503, false],
])('a page with status %i is available: %s (R225)', async (status, expected) => {
  stubFetch(() => new Response(null, { status }))
  expect(await isPageAvailable()).toBe(expected)
})

test('the availability request can time out (R225)', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  stubFetch(({ signal }) => {
    signals.push(signal)
    return noNetwork()
  })
  await expect(isPageAvailable()).rejects.toThrow('Failed to fetch')
  expect(signals).toEqual([expect.any(AbortSignal)])
})
