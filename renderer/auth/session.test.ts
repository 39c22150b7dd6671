import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONFIG, cookieJar, NOW, putSession } from './session.fixture.ts'

const ANONYMOUS = { isLoading: false, isAuthenticated: false, username: null, password: null }

let jar: ReturnType<typeof cookieJar>
const load = () => import('./session.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  jar = cookieJar()
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', Object.assign(globalThis, { addEventListener: () => {} }))
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url)
    return address.endsWith('/v1/config')
      ? Response.json({ data: { config: CONFIG } })
      : Response.json({}, { status: 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('before the check the session is loading; without cookies nobody is signed in (R97, R137)', async () => {
  const { checkSession, session } = await load()
  expect(session.get()).toEqual({ ...ANONYMOUS, isLoading: true })
  expect(await checkSession()).toEqual(ANONYMOUS)
})

test('after a sign-in the session check finds the account, and reports its start and end (R97, R137)', async () => {
  const { checkSession, session } = await load()
  await checkSession()
  putSession(jar.cookies, 3600)
  const seen: object[] = []
  session.subscribe(() => seen.push(session.get()))
  const somebody = { ...ANONYMOUS, isAuthenticated: true, username: 'fumi' }
  expect(await checkSession()).toEqual(somebody)
  expect(seen).toEqual([{ ...ANONYMOUS, isLoading: true }, somebody])
})

test('unreadable session cookies count as signed out (R137)', async () => {
  putSession(jar.cookies, 3600)
  for (const name of jar.cookies.keys()) if (name.endsWith('accessToken')) jar.cookies.set(name, 'no.token')
  expect(await (await load()).checkSession()).toEqual(ANONYMOUS)
})

test('signing out resets the session and the mark of the page (R137)', async () => {
  putSession(jar.cookies, 3600)
  const { checkSession, retainPassword, session } = await load()
  await checkSession()
  retainPassword('fumi', 'tabi-2026')
  const mark = vi.spyOn(jar.documentElement, 'toggleAttribute')
  const { signOutHere } = await import('./sign-out.ts')
  await signOutHere()
  expect(session.get()).toEqual(ANONYMOUS)
  expect([...jar.cookies.keys()].filter((name) => /Token$|LastAuthUser$/.test(name))).toEqual([])
  expect(mark).toHaveBeenLastCalledWith('data-member', false)
})
