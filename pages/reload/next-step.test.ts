import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { nextStep } from './next-step.ts'

const stored = new Map<string, string>()
const replace = vi.fn()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/spots', search: '', hash: '', replace })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  replace.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = (code: string) => redirectToReload({ data: { code } })

test('an outdated client reloads the page, and stops if that was already tried within ten seconds (R162, R225)', () => {
  fail('E11426')
  expect(nextStep('/spots')).toBe('go')
  vi.advanceTimersByTime(9_999)
  fail('E11426')
  expect(nextStep('/spots')).toBe('stop')
  vi.advanceTimersByTime(1)
  fail('E11426')
  expect(nextStep('/spots')).toBe('go')
})

test('after a maintenance error the reload page waits every time (R225)', () => {
  for (let count = 0; count < 3; count++) {
    fail('E11503')
    expect(nextStep('/spots')).toBe('wait')
  }
})

test('without a stored error, or after reloading the reload page, it continues to the target (R30)', () => {
  for (let count = 0; count < 3; count++) expect(nextStep('/spots')).toBe('go')
  fail('E11503')
  nextStep('/spots')
  expect(nextStep('/spots')).toBe('go')
})

test('without storage there is no redirect to the reload page, and no error (R162, R225)', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(fail('E11426')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  expect(nextStep('/spots')).toBe('go')
})
