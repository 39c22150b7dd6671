import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners: Record<string, (event: unknown) => void> = {}
const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))

/** Starts telemetry in a stubbed browser that has only what it uses. */
const runTelemetry = async (navigatorValues: object = {}) => {
  vi.resetModules()
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/141.0', ...navigatorValues })
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('location', { pathname: '/spots/kinosaki-onsen', search: '?reader=hanako' })
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'mwq6xhzk' } } })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener
  })
  const { startTelemetry } = await import('./telemetry.ts')
  startTelemetry()
}
const happens = async (name: string, event: unknown) => {
  listeners[name]?.(event)
  await vi.dynamicImportSettled()
}
const reports = async () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)))

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
})
afterEach(() => {
  for (const name of Object.keys(listeners)) delete listeners[name]
  sent.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an uncaught error is reported with the type of its page and no URL (R57)', async () => {
  await runTelemetry()
  await happens('error', { error: new TypeError('x is not a function') })
  await happens('unhandledrejection', { reason: 'why not' })
  await happens('pagefailed', { detail: new Error('the page failed') })
  expect(sent.mock.calls[0]).toEqual([
    '/v1/observations',
    expect.objectContaining({
      keepalive: true,
      headers: {
        'x-client-id': 'web/mwq6xhzk',
        authorization: 'Bearer public',
        'content-type': 'application/json',
      },
    }),
  ])
  expect(await reports()).toMatchObject([
    {
      build: 'mwq6xhzk',
      pageType: '/spots/:id',
      errors: [{ kind: 'error', message: 'TypeError: x is not a function', stack: expect.any(String) }],
    },
    { errors: [{ kind: 'rejection', message: 'why not', stack: '' }] },
    { errors: [{ kind: 'render', message: 'Error: the page failed' }] },
  ])
  expect(JSON.stringify(await reports())).not.toMatch(/kinosaki|hanako/)
})

test('a document reports at most three errors (R57)', async () => {
  await runTelemetry()
  for (let time = 0; time < 10; time++) await happens('error', { error: new Error(`again ${time}`) })
  expect(await reports()).toHaveLength(3)
})

test.each([
  ['an aborted request', { reason: new DOMException('left', 'AbortError') }],
  ['a refusal that the page has shown', { reason: Object.assign(new Error('E10404'), { status: 404 }) }],
  ['an error in a frame of another site', { reason: 'Script error.' }],
  ['an error of an extension', { reason: { message: 'x', stack: 'at f (chrome-extension://abc/a.js:1:2)' } }],
])('%s is not reported', async (_what, event) => {
  await runTelemetry()
  await happens('unhandledrejection', event)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  { globalPrivacyControl: true },
  { doNotTrack: '1' },
  { webdriver: true },
  { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
])('nothing is reported when the browser has %j (R57)', async (values) => {
  await runTelemetry(values)
  await happens('error', { error: new TypeError('x is not a function') })
  expect(sent).not.toHaveBeenCalled()
})
