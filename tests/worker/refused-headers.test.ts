import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN } from '#domain/site/switches.ts'
import { SWITCHES_KEY } from '#worker/standstill/switches.ts'
import { serveOwnSite } from '../sites.ts'
import { expectHeaders, type HeaderClass, overHttps } from './header-classes.ts'

const NARROW = 2
/** A site where nobody can sign in, so that whoever seems to have signed in is a surprise. */
const site = await serveOwnSite('refused-headers', {
  onLog: () => {},
  vars: { USER_POOL_ID: '' },
  limits: Object.fromEntries(
    ['SIGN_IN', 'READ', 'PREVIEW', 'SHARED'].map((name) => [`LIMIT_${name}`, NARROW]),
  ),
})
afterAll(site.stop)

/** Whom no door below has refused. */
let askers = 0
const asker = () => ({ 'cf-connecting-ip': `2001:db8:${++askers}::1` })

const TOKEN = `${btoa('{"alg":"RS256","kid":"a"}')}.${btoa('{}')}.c2lnbmF0dXJl`.replaceAll('=', '')

test.each([
  ['call', '/v1/me', 500],
  ['way on', '/login/start?provider=LINE', 503],
  ['way on', '/login/callback?code=a&state=b', 503],
] as const)('%s: %s, where nobody can sign in, says what it may do (R246)', async (name, path, status) => {
  const headers = { ...asker(), authorization: `Bearer ${TOKEN}` }
  const { headers: said, status: answered } = await overHttps(site, path, { headers })
  expect(answered).toBe(status)
  expectHeaders(said, name)
})

test.each([
  ['call', '/v1/regions'],
  ['document', '/login/start?provider=LINE'],
  ['document', '/shared/guides/nothing'],
  ['framed', '/preview/nothing'],
] as const)('%s: %s, asked for too often, says what it may do (R246)', async (name, path) => {
  const headers = asker()
  let answer = await overHttps(site, path, { headers })
  for (let time = 0; time < 2 * NARROW && answer.status !== 429; time += 1)
    answer = await overHttps(site, path, { headers })
  expect(answer.status).toBe(429)
  expectHeaders(answer.headers, name)
})

const CLOSED: [HeaderClass, string, number][] = [
  ['document', '/', 503],
  ['document', '/nope', 503],
  ['document', '/$', 503],
  ['document', '/spots/_payload.json', 503],
  ['document', '/feed.xml', 503],
  ['document', '/login', 200],
  ['framed', '/preview/nothing', 503],
  ['call', '/v1/regions', 503],
  ['call', '/v1/switches', 200],
  ['picture', '/icons/icon-192.png', 200],
  ['file', '/robots.txt', 200],
]

test('while the site is closed every answer says what it may do (R225, R246)', async () => {
  const pages = await site.miniflare.getR2Bucket('PAGES')
  const switchTo = async (version: number, rules: object, status: number) => {
    await pages.put(SWITCHES_KEY, JSON.stringify({ version, rules }))
    await expect.poll(async () => (await overHttps(site, '/')).status, { timeout: 15_000 }).toBe(status)
  }
  await switchTo(1, { ...ALL_OPEN, mode: 'closed' }, 503)
  for (const [name, path, status] of CLOSED) {
    const answer = await overHttps(site, path, { headers: asker() })
    expect([path, answer.status]).toEqual([path, status])
    expectHeaders(answer.headers, name)
  }
  await switchTo(2, ALL_OPEN, 200)
})
