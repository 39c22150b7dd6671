import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../router/pages.ts', () => ({ pageOf: vi.fn(), loadConfig: vi.fn() }))
vi.mock('../travel/open-on-click.ts', () => ({ openSheetOnClick: vi.fn() }))
vi.mock('../shelf/load-shelf.ts', () => ({ loadShelf: vi.fn() }))

const BUILD = 'mwq6xhzk'
const HOUR = 3_600_000
const listeners: Record<string, () => void> = {}
let answer: () => Promise<Response>

const requestedUrls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url))
const requestsFor = (part: string) => requestedUrls().filter((url) => url.includes(part))

/** Runs the setup in a stubbed browser that has only what it uses. */
const setUp = async (navigatorValues: object = { onLine: true }) => {
  const listen = (name: string, listener: () => void) => {
    listeners[name] = listener
  }
  vi.stubGlobal('document', {
    documentElement: { dataset: { build: BUILD } },
    visibilityState: 'visible',
    cookie: '',
    body: {},
    addEventListener: listen,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  vi.stubGlobal('navigator', navigatorValues)
  vi.stubGlobal('location', { origin: 'https://site.test', pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('IntersectionObserver', class {})
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  )
  const { setUpNavigation } = await import('./setup.ts')
  const { navigation } = await import('./navigation.ts')
  setUpNavigation(async () => {})
  return navigation
}

beforeEach(() => {
  for (const name of Object.keys(listeners)) delete listeners[name]
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') })
  vi.resetModules()
  answer = async () => Response.json({ id: BUILD, timestamp: 1, prerendered: [] })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the manifest of the own build is fetched 1000 milliseconds after the page is ready, once (R204, R250)', async () => {
  await setUp()
  await vi.advanceTimersByTimeAsync(999)
  expect(requestedUrls()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requestedUrls()).toEqual([`/builds/meta/${BUILD}.json`])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestsFor('/meta/')).toHaveLength(1)
})

test('a manifest that cannot be fetched is only logged (R207)', async () => {
  answer = async () => new Response('', { status: 404 })
  await setUp()
  await vi.advanceTimersByTimeAsync(1000)
  expect(console.info).toHaveBeenCalledOnce()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(console.info).toHaveBeenCalledTimes(2)
})

test('the newest build is fetched every hour, bypassing caches; another one makes this tab outdated (R163, R205)', async () => {
  const navigation = await setUp()
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(requestsFor('latest')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requestsFor('latest')).toEqual([`/builds/latest.json?${Date.now()}`])
  expect(navigation.isOutdated).toBe(false)
  answer = async () => Response.json({ id: 'nextbuil', timestamp: 2 })
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(requestsFor('latest')).toHaveLength(2)
  expect(navigation.isOutdated).toBe(true)
})

test('activating the tab also checks for a new build, but not within a minute (R205)', async () => {
  await setUp()
  await vi.advanceTimersByTimeAsync(59_999)
  listeners.focus?.()
  expect(requestsFor('latest')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  listeners.visibilitychange?.()
  listeners.focus?.()
  expect(requestsFor('latest')).toHaveLength(1)
})

test('an invalid response does not mark the tab as outdated (R207)', async () => {
  const navigation = await setUp()
  answer = async () => new Response('<html>')
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(navigation.isOutdated).toBe(false)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'where data is saved or the connection is slow nothing is made ready: %j',
  async (connection) => {
    await setUp({ onLine: true, connection })
    await vi.advanceTimersByTimeAsync(5000)
    expect(requestedUrls()).toEqual([])
    expect(listeners.pointerover).toBeUndefined()
  },
)

test('a slow site is reachable; one that fails to respond is not', async () => {
  await setUp()
  const { checkForNewBuild } = await import('./new-build.ts')
  answer = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
  expect(await checkForNewBuild()).toBe(true)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await checkForNewBuild()).toBe(false)
})
