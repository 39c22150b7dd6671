import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN } from '#domain/site/switches.ts'
import { SWITCHES_KEY } from '#worker/maintenance/switches.ts'
import { serveOwnSite } from '../sites.ts'
import { expectHeaders, type HeaderClass, overHttps } from './header-classes.ts'

const TIGHT_LIMIT = 2
/** A site without a user pool: every session there is an error. */
const site = await serveOwnSite('refused-headers', {
  onLog: () => {},
  vars: { USER_POOL_ID: '' },
  limits: Object.fromEntries(
    ['SIGN_IN', 'READ', 'PREVIEW', 'SHARED'].map((name) => [`LIMIT_${name}`, TIGHT_LIMIT]),
  ),
})
afterAll(site.stop)

/** Counts the networks in use, so that no request below hits the limit of another. */
let clientCount = 0
const newClient = () => ({ 'cf-connecting-ip': `2001:db8:${++clientCount}::1` })

const TOKEN = `${btoa('{"alg":"RS256","kid":"a"}')}.${btoa('{}')}.c2lnbmF0dXJl`.replaceAll('=', '')

test.each([
  ['call', '/v1/me', 500],
  ['way on', '/login/start?provider=LINE', 503],
  ['way on', '/login/callback?code=a&state=b', 503],
] as const)(
  '%s: %s, without sign-in configured, has its security headers (R246)',
  async (name, path, status) => {
    const headers = { ...newClient(), authorization: `Bearer ${TOKEN}` }
    const { headers: received, status: answered } = await overHttps(site, path, { headers })
    expect(answered).toBe(status)
    expectHeaders(received, name)
  },
)

test.each([
  ['call', '/v1/regions'],
  ['document', '/login/start?provider=LINE'],
  ['document', '/shared/guides/nothing'],
  ['framed', '/preview/nothing'],
] as const)('%s: %s, above the rate limit, has its security headers (R246)', async (name, path) => {
  const headers = newClient()
  let answer = await overHttps(site, path, { headers })
  for (let time = 0; time < 2 * TIGHT_LIMIT && answer.status !== 429; time += 1)
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

test('while the site is closed every answer has its security headers (R225, R246)', async () => {
  const pages = await site.miniflare.getR2Bucket('PAGES')
  const switchTo = async (version: number, rules: object, status: number) => {
    await pages.put(SWITCHES_KEY, JSON.stringify({ version, rules }))
    await expect.poll(async () => (await overHttps(site, '/')).status).toBe(status)
  }
  await switchTo(1, { ...ALL_OPEN, mode: 'closed' }, 503)
  for (const [name, path, status] of CLOSED) {
    const answer = await overHttps(site, path, { headers: newClient() })
    expect([path, answer.status]).toEqual([path, status])
    expectHeaders(answer.headers, name)
  }
  await switchTo(2, ALL_OPEN, 200)
})
