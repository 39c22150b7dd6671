import { afterEach, expect, test, vi } from 'vitest'
import { isReadable, isThisBack } from './is-back.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = (answer: (init: RequestInit) => Response | Promise<Response>) => {
  vi.stubGlobal('location', { href: 'https://site.example/hotels' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => answer(init))
}
const standing = (mode: string) => () =>
  Response.json({ data: { standstill: { mode, text: '', endsAt: null } } })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['open', standing('open'), true],
  ['read only', standing('read-only'), true],
  ['closed', standing('closed'), false],
  ['out of reach', noNetwork, false],
  ['failing', () => Response.json({ errors: [] }, { status: 500 }), false],
])('pages can be read again where the site is known to be so: %s (R225)', async (_, answer, expected) => {
  answers(answer)
  expect(await isReadable()).toBe(expected)
})

test.each([
  [200, true],
  [404, true],
  [429, false],
  [503, false],
])('a page that answers %i can be had: %s (R225)', async (status, expected) => {
  answers(() => new Response(null, { status }))
  expect(await isThisBack()).toBe(expected)
})

test('whether a page can be had is not waited for without an end (R225)', async () => {
  const given: (AbortSignal | null | undefined)[] = []
  answers(({ signal }) => {
    given.push(signal)
    return noNetwork()
  })
  await expect(isThisBack()).rejects.toThrow('Failed to fetch')
  expect(given).toEqual([expect.any(AbortSignal)])
})
