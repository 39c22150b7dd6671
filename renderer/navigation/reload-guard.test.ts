import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReload } from './reload-guard.ts'

const NOW = Date.parse('2026-11-21T03:00:00Z')
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a path may be reloaded once in ten seconds, and the marker stores until when (R162)', () => {
  expect(canReload('/spots?page=2')).toBe(true)
  expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([
    { path: '/spots?page=2', expires: NOW + 10_000 },
  ])
  vi.setSystemTime(NOW + 9_999)
  expect(canReload('/spots?page=2')).toBe(false)
  vi.setSystemTime(NOW + 10_000)
  expect(canReload('/spots?page=2')).toBe(true)
})

test('a refusal does not extend the wait (R162)', () => {
  canReload('/spots')
  vi.setSystemTime(NOW + 6_000)
  canReload('/spots')
  vi.setSystemTime(NOW + 10_000)
  expect(canReload('/spots')).toBe(true)
})

test('another path may be reloaded at once (R162)', () => {
  canReload('/spots')
  expect(canReload('/hotels')).toBe(true)
})

test('without storage there is no error and no reload loop (R162)', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(canReload('/spots')).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  expect(canReload('/spots')).toBe(false)
})

test.each([
  'text',
  'null',
  '[]',
  '{"path":"/spots"}',
  `{"path":"/spots","expires":"${NOW + 5}"}`,
  // Written before the clock was set back.
  `{"path":"/spots","expires":${NOW + 3_600_000}}`,
])('an invalid marker does not prevent a reload: %s (R162)', (text) => {
  canReload('/hotels')
  const [key = ''] = [...stored.keys()]
  stored.set(key, text)
  expect(canReload('/spots')).toBe(true)
  expect(canReload('/spots')).toBe(false)
})
