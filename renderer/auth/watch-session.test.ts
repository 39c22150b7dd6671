import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONFIG, cookieJar, NOW, putSession } from './session.fixture.ts'

const listeners = new Map<string, () => Promise<void>>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const jar = cookieJar()
  putSession(jar.cookies, 3600)
  const addEventListener = (type: string, listener: () => Promise<void>) => listeners.set(type, listener)
  vi.stubGlobal('document', Object.assign(jar, { visibilityState: 'visible', addEventListener }))
  vi.stubGlobal('window', Object.assign(globalThis, { addEventListener: () => {} }))
  vi.stubGlobal('BroadcastChannel', EventTarget)
  vi.stubGlobal('fetch', async () => Response.json({ data: { config: CONFIG } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('after the session ended here a sign-in of the same member in another tab is noticed (R137, R188)', async () => {
  const { watchSession } = await import('./watch-session.ts')
  const { sessionOver } = await import('./session-over.ts')
  watchSession()
  sessionOver.set(true)
  await listeners.get('visibilitychange')?.()
  expect(sessionOver.get()).toBe(false)
})
