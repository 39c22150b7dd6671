import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identifierOf, listOf, shelfItem } from '#domain/shelf/shelf.fixture.ts'

const calls = {
  fetchShelf: vi.fn(),
  mergeShelf: vi.fn(),
  sendChanges: vi.fn(),
  fetchHistories: vi.fn(),
}
vi.mock('./account-calls.ts', () => calls)

const storage = new Map<string, string>()
let events: EventTarget
const notices = vi.hoisted(() => ({ texts: [] as string[] }))
vi.mock('./notices.ts', () => ({
  showNotice: ({ text }: { text: string }) => notices.texts.push(text),
  shownNotice: () => ({ notice: null }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  storage.clear()
  // Shelves of earlier tests still listen to their own window.
  events = new EventTarget()
  notices.texts.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  calls.fetchShelf.mockReset().mockImplementation(async (version) => ({
    version: 1,
    isPaused: false,
    ...(version !== 1 && { favorites: [] }),
  }))
  calls.mergeShelf.mockReset()
  calls.sendChanges.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Modules are loaded anew for each test, including the error classes.
const errors = () => import('../shell/errors/errors.ts')
const load = () => import('./account-shelf.ts')
const quiet = () => vi.advanceTimersByTimeAsync(10)
const stored = (source: { get: () => { favorites: readonly { targetId: string }[] } }) =>
  source.get().favorites.map(({ targetId }) => targetId)
const sent = () => calls.sendChanges.mock.calls.map(([changes]) => changes)
const down = async () => {
  throw new (await errors()).FetchError()
}

test('a ♡ is shown at once, queued offline, and sent when back online', async () => {
  const { accountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  calls.sendChanges.mockImplementation(down)
  source.putFavorite(shelfItem(1))
  expect(stored(source)).toEqual([identifierOf(1)])
  await quiet()
  expect(notices.texts).toEqual([expect.stringContaining('つながったときに')])
  expect(storage.get('member-shelf-queue')).toContain('"keep"')
  calls.sendChanges.mockReset().mockResolvedValue(undefined)
  events.dispatchEvent(new Event('online'))
  await quiet()
  expect(sent()).toEqual([[expect.objectContaining({ change: 'keep', targetId: identifierOf(1) })]])
  expect(storage.has('member-shelf-queue')).toBe(false)
})

test('the offline notice is shown once, with the first ♡, even if an earlier fetch failed', async () => {
  calls.fetchShelf.mockImplementation(down)
  calls.sendChanges.mockImplementation(down)
  const { accountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  expect(notices.texts).toEqual([])
  source.putFavorite(shelfItem(1))
  await quiet()
  source.putFavorite(shelfItem(2))
  await quiet()
  expect(notices.texts).toEqual([expect.stringContaining('つながったときに')])
})

test('a refusal shows the server’s message, and the account’s state', async () => {
  const { accountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  const { ResponseError } = await errors()
  calls.sendChanges.mockRejectedValueOnce(
    new ResponseError([{ code: 'E10422', message: '5,000件までです。' }]),
  )
  source.putFavorite(shelfItem(1))
  await quiet()
  expect(notices.texts).toEqual(['5,000件までです。'])
  expect(stored(source)).toEqual([])
  expect(storage.has('member-shelf-queue')).toBe(false)
})

test('the device is merged before the account is fetched, and retains everything until the account has it', async () => {
  storage.set('favorites', listOf({ ...shelfItem(1), createdAt: '2026-11-01T00:00:00.000Z' }))
  calls.mergeShelf.mockImplementationOnce(down)
  const { accountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  expect([calls.fetchShelf.mock.calls.length, storage.has('favorites')]).toEqual([0, true])
  expect(stored(source)).toEqual([identifierOf(1)])
  const favorites = [['spot', identifierOf(1), '2026-11-01T00:00:00.000Z']]
  calls.mergeShelf.mockResolvedValueOnce({
    shelf: { version: 2, isPaused: false, favorites },
    left: { favorites: [], histories: [] },
  })
  await vi.advanceTimersByTimeAsync(5010)
  expect(storage.has('favorites')).toBe(false)
  expect(stored(source)).toEqual([identifierOf(1)])
  expect(calls.mergeShelf).toHaveBeenCalledTimes(2)
  expect(calls.mergeShelf.mock.calls[1]).toEqual(calls.mergeShelf.mock.calls[0])
})

test('views of several pages are sent together', async () => {
  const { accountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  source.putView(shelfItem(1))
  await vi.advanceTimersByTimeAsync(1000)
  source.putView(shelfItem(2))
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(2010)
  expect(sent().map((changes) => changes.length)).toEqual([2])
})

test('another member sees and sends nothing of the previous one', async () => {
  calls.sendChanges.mockImplementation(down)
  const { accountShelf } = await load()
  const source = accountShelf('one')
  source.putFavorite(shelfItem(1))
  await quiet()
  const next = accountShelf('two')
  expect(stored(next)).toEqual([])
  calls.sendChanges.mockReset().mockResolvedValue(undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent()).toEqual([])
})

test('signing out sends queued changes, and leaves nothing on the device', async () => {
  const { accountShelf, flushAndClearAccountShelf } = await load()
  const source = accountShelf('one')
  await quiet()
  calls.sendChanges.mockImplementationOnce(down)
  source.putFavorite(shelfItem(1))
  await quiet()
  const flushing = flushAndClearAccountShelf(3000)
  await quiet()
  await flushing
  expect(sent()).toHaveLength(2)
  expect([...storage.keys()]).toEqual([])
})
