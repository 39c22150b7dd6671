import { beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead, fetchPayload } from './payload.ts'

vi.mock('./build-id.ts', () => ({ buildId: () => 'b1' }))
vi.mock('./navigation/load-document.ts', () => ({ loadDocument: () => {} }))

const PAGE = new URL('https://tabishirube.test/spots/kenrokuen')
const PAYLOAD = '/spots/kenrokuen/_payload.json?b1'

const caches: unknown[] = []
beforeEach(() => {
  caches.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    caches.push([url, cache])
    return Response.json({ title: '兼六園', data: {} })
  })
  return () => vi.useRealTimers()
})

test('what was preloaded a moment ago is shown once as it is, and asked for again afterwards', async () => {
  await fetchAhead(PAYLOAD)
  await fetchPayload(PAGE, false)
  await fetchPayload(PAGE, false)
  expect(caches).toEqual([
    [PAYLOAD, 'no-cache'],
    [PAYLOAD, 'force-cache'],
    [PAYLOAD, 'no-cache'],
  ])
})

test('what was preloaded long ago is asked for again, because it may have been published again', async () => {
  await fetchAhead(PAYLOAD)
  vi.advanceTimersByTime(5 * 60_000)
  await fetchPayload(PAGE, false)
  expect(caches.at(-1)).toEqual([PAYLOAD, 'no-cache'])
})
