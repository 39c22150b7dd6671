import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FetchError, ResponseError } from '../shell/errors/errors.ts'

const SECOND = 1000
let window: EventTarget
let replaced: string[] = []
/** The touched field of the page. */
let touched: object | null = null
let mode = 'closed'

const openAt = (pathname: string) =>
  vi.stubGlobal('location', {
    pathname,
    search: '',
    hash: '',
    replace: (to: string) => replaced.push(to),
  })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  // Tabs of earlier tests still listen to their own window.
  window = new EventTarget()
  replaced = []
  touched = null
  mode = 'closed'
  openAt('/@/home/topics')
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window))
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    visibilityState: 'visible',
    activeElement: null,
    querySelector: () => touched,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { standstill: { mode, text: '', endsAt: null } } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusedIn = (state: string) =>
  new ResponseError([{ code: 'E11503', message: '点検中です。' }], { standstill: { mode: state } }, 503)
const outdatedError = () =>
  new ResponseError([{ code: 'E11426', message: '新しくなりました。' }], undefined, 426)

const openTabError = async (error: ResponseError): Promise<Error> => {
  const { openTabError } = await import('./open-tab.ts')
  return openTabError(error)
}
const shownMessages = async () => {
  const messages = await import('../shell/messages/notifications.ts')
  return messages.notifications.get().pending.map(({ description }) => description)
}

test('a tab without input gets the original error, which leads to the reload page (R224)', async () => {
  const error = refusedIn('closed')
  expect(await openTabError(error)).toBe(error)
  expect(await shownMessages()).toEqual([])
})

test('a tab with input stays, shows the reason, and continues automatically (R225)', async () => {
  touched = {}
  const back = vi.fn()
  window.addEventListener('online', back)
  const error = await openTabError(refusedIn('closed'))
  expect(error).toMatchObject({ name: 'StatusError', status: 503, message: 'E11503: 点検中です。' })
  expect((error as { data?: unknown }).data).toBeUndefined()
  await openTabError(refusedIn('closed'))
  expect(await shownMessages()).toEqual(['点検中です。'])
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(back).not.toHaveBeenCalled()
  mode = 'open'
  await vi.advanceTimersByTimeAsync(40 * SECOND)
  expect(back).toHaveBeenCalledOnce()
  expect(await shownMessages()).toEqual(['点検が終わりました。続けてご利用いただけます。'])
})

test('in read-only mode there is no redirect (R225)', async () => {
  const error = await openTabError(refusedIn('read-only'))
  expect(error).toMatchObject({ name: 'StatusError', status: 503 })
  expect(await shownMessages()).toEqual(['点検中です。'])
})

test('guides continue as if offline, with the data on this device (R225)', async () => {
  openAt('/@/travel/guides/a1')
  expect((await openTabError(refusedIn('closed'))).name).toBe(FetchError.name)
})

test('the switches page is not redirected in maintenance (R225)', async () => {
  openAt('/$/operations/switches')
  const error = await openTabError(refusedIn('closed'))
  expect([error.name, (error as { data?: unknown }).data]).toEqual(['StatusError', undefined])
})

test('an outdated tab loads the new document at once, or as soon as input is saved (R224, R225)', async () => {
  await Promise.all([openTabError(outdatedError()), openTabError(outdatedError())])
  expect(replaced).toEqual(['/reload?to=%2F%40%2Fhome%2Ftopics'])
  vi.resetModules()
  replaced = []
  let isSaved = false
  const guard = (event: Event) => {
    if (!isSaved) event.preventDefault()
  }
  window.addEventListener('beforeunload', guard)
  expect((await openTabError(outdatedError())).name).toBe('StatusError')
  await vi.advanceTimersByTimeAsync(3 * SECOND)
  expect(replaced).toEqual([])
  isSaved = true
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(replaced).toEqual(['/reload?to=%2F%40%2Fhome%2Ftopics'])
  window.removeEventListener('beforeunload', guard)
})

test('an outdated tab with input that cannot be saved is left to the user to reload (R225)', async () => {
  const guard = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', guard)
  await openTabError(outdatedError())
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(replaced).toEqual([])
  expect(await shownMessages()).toEqual([expect.stringContaining('入力中の内容を控えてから')])
  window.removeEventListener('beforeunload', guard)
})
