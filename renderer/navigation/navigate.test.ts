import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OTHER_HOSTS, PATHS_IN_DISGUISE, SCRIPTS } from '#domain/hostile/addresses.fixture.ts'
import { NavigationError, navigate } from './navigate.ts'

const show = vi.hoisted(() => vi.fn(async (_path: string, _options: object) => {}))
vi.mock('../router/router.ts', () => ({ goTo: show }))

const SITE = 'https://tabishirube.example'
const [assign, replace] = [vi.fn(), vi.fn()]
beforeEach(() =>
  vi.stubGlobal('location', { origin: SITE, pathname: '/spots', search: '?page=2', assign, replace }),
)
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const followed = () => [...show.mock.calls, ...assign.mock.calls, ...replace.mock.calls].map(([to]) => to)

test('other sites are refused in every spelling (R230)', async () => {
  for (const to of [...OTHER_HOSTS, `${SITE}:8443/`, `https://user@tabishirube.example/`])
    await expect(navigate(to), to).rejects.toBeInstanceOf(NavigationError)
  expect(followed()).toEqual([])
})

test('scripts are refused in every spelling, even where other sites are allowed (R230)', async () => {
  for (const to of SCRIPTS) {
    await expect(navigate(to), to).rejects.toBeInstanceOf(NavigationError)
    await expect(navigate(to, { external: true }), to).rejects.toBeInstanceOf(NavigationError)
  }
  expect(followed()).toEqual([])
})

test('where other sites are allowed, only plain addresses of the web are followed (R230)', async () => {
  await navigate('https://elsewhere.example/x?y#z', { external: true })
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://elsewhere.example/x?y#z')
  await navigate('http://elsewhere.example', { external: true, replace: true })
  expect(replace).toHaveBeenCalledExactlyOnceWith('http://elsewhere.example/')
  for (const to of ['//elsewhere.example', 'https:elsewhere.example', 'https://user:x@elsewhere.example/'])
    await expect(navigate(to, { external: true }), to).rejects.toBeInstanceOf(NavigationError)
  for (const to of ['file:///etc/passwd', 'mailto:a@b.example', 'intent://x', 'ftp://x/', 'https://'])
    await expect(navigate(to, { external: true }), to).rejects.toBeInstanceOf(NavigationError)
})

test('URLs that only look like another site stay on this one, or are refused (R230)', async () => {
  for (const to of PATHS_IN_DISGUISE) await navigate(to).catch(() => {})
  expect(followed().length).toBeGreaterThan(20)
  for (const path of followed()) expect(new URL(path, `${SITE}/spots`).origin, path).toBe(SITE)
})

test('navigate() passes the path and the scroll option to the router (R57)', async () => {
  await navigate('/hotels?page=2#x')
  await navigate('?page=3', { keepScroll: true })
  await navigate('#here', { replace: true })
  expect(show.mock.calls).toEqual([
    ['/hotels?page=2#x', { replace: false, keepScroll: false }],
    ['/spots?page=3', { replace: false, keepScroll: true }],
    ['/spots?page=2#here', { replace: true, keepScroll: false }],
  ])
})
