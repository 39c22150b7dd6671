import { expect, test, vi } from 'vitest'
import { clearPending, loadPending, savePending } from './pending-sign-in.ts'
import { consumePassword, retainPassword, session } from './session.ts'

const NOW = 1_800_000_000_000
const tabOf = (items: Record<string, string> = {}) => {
  const stored = new Map(Object.entries(items))
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const storesOf = (items: Record<string, string> = {}) => ({ tab: tabOf(items), tabs: tabOf() })
const CODE = { name: 'code', method: 'TOTP' } as const

test('a step survives a reload for three minutes after the last response of the pool, and is reported as expired once (R129)', () => {
  const tab = storesOf({ 'CognitoSignInState.expiry': String(NOW + 120_000) })
  savePending(tab, CODE, 'fumi', NOW)
  expect(loadPending(tab, NOW + 119_999)).toEqual({
    screen: CODE,
    username: 'fumi',
    expiresAt: NOW + 120_000,
  })
  expect(loadPending(tab, NOW + 120_000)).toBe('expired')
  expect(loadPending(tab, NOW + 120_000)).toBeNull()
})

test('a code sent by mail is pending in every tab for a day (R129)', () => {
  const stores = storesOf()
  savePending(stores, { name: 'confirm-sign-up' }, 'fumi', NOW)
  const other = { tab: tabOf(), tabs: stores.tabs }
  const waiting = { screen: { name: 'confirm-sign-up' }, username: 'fumi' }
  for (const one of [stores, other]) expect(loadPending(one, NOW + 3_600_000)).toEqual(waiting)
  expect(loadPending(other, NOW + 86_400_000)).toBeNull()
  savePending(stores, { name: 'reset-password' }, 'fumi', NOW)
  clearPending(other)
  expect(loadPending(stores, NOW)).toBeNull()
})

test.each(['', 'x', '[]', '{"screen":7}', '{"screen":{"name":"code"}}'])(
  'the stored value %j is ignored',
  (text) => {
    expect(loadPending(storesOf({ 'pending-sign-in': text }), NOW)).toBeNull()
  },
)

test('a password is retained for one use, and for three minutes at most (R97, R131)', () => {
  vi.useFakeTimers()
  retainPassword('fumi', 'tabi-2026')
  expect(session.get()).toMatchObject({ username: 'fumi', password: 'tabi-2026' })
  expect(consumePassword()).toBe('tabi-2026')
  expect([consumePassword(), session.get().password]).toEqual([null, null])
  retainPassword('fumi', 'tabi-2026')
  vi.advanceTimersByTime(180_000)
  expect(session.get().password).toBeNull()
  vi.useRealTimers()
})
