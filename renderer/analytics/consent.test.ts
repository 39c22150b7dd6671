import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'analytics-consent'
const stored = new Map<string, string>()
const page = new EventTarget()

/** Fresh modules, as in a newly opened document. */
const opened = async () => {
  vi.resetModules()
  return import('./consent.ts')
}

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: Date.parse('2026-11-21T03:00:00Z') })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['granted', 'denied'] as const)(
  'the answer is stored with its date for a year: %s (R208)',
  async (consent) => {
    const first = await opened()
    expect(first.currentConsent()).toBeNull()
    first.giveConsent(consent)
    expect(first.currentConsent()).toBe(consent)
    expect(JSON.parse(stored.get(KEY) ?? '')).toEqual({ consent, date: '2026-11-21T03:00:00.000Z' })
    vi.setSystemTime(Date.parse('2027-11-21T02:59:59Z'))
    expect((await opened()).currentConsent()).toBe(consent)
    vi.setSystemTime(Date.parse('2027-11-21T03:00:00Z'))
    expect((await opened()).currentConsent()).toBeNull()
  },
)

test('without storage the answer lasts for the visit, and nothing throws (R208)', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { currentConsent, giveConsent } = await opened()
  expect(currentConsent()).toBeNull()
  giveConsent('granted')
  expect(currentConsent()).toBe('granted')
  expect((await opened()).currentConsent()).toBeNull()
})

test.each([
  'granted',
  'null',
  '{}',
  '{"consent":"granted"}',
  '{"consent":"yes","date":"2026-11-20T00:00:00Z"}',
])('an invalid stored answer is ignored: %s (R208)', async (text) => {
  stored.set(KEY, text)
  expect((await opened()).currentConsent()).toBeNull()
})

test('an answer from the future is ignored, because it would never expire (R208)', async () => {
  stored.set(KEY, '{"consent":"granted","date":"2036-01-01T00:00:00Z"}')
  expect((await opened()).currentConsent()).toBeNull()
})

test('a browser privacy signal overrides a stored answer (R208)', async () => {
  stored.set(KEY, '{"consent":"granted","date":"2026-11-20T00:00:00Z"}')
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect((await opened()).currentConsent()).toBe('denied')
  vi.stubGlobal('navigator', { globalPrivacyControl: false })
  expect((await opened()).currentConsent()).toBe('granted')
})

test('an answer in another tab applies here too (R208)', async () => {
  const { currentConsent, onConsentChange } = await opened()
  expect(currentConsent()).toBeNull()
  const heard = vi.fn()
  const stop = onConsentChange(heard)
  stored.set(KEY, '{"consent":"denied","date":"2026-11-20T00:00:00Z"}')
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something-else' }))
  expect(heard).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(heard).toHaveBeenCalledOnce()
  expect(currentConsent()).toBe('denied')
  stop()
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))
  expect(heard).toHaveBeenCalledOnce()
})
