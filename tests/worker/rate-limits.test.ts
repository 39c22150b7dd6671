import { afterAll, expect, test } from 'vitest'
import { textOf } from './html.ts'
import { serveMemberSite, tokensOf } from './member-site.ts'

/** A limit of two: the fifth request is refused, even when the period changes in between. */
const TIGHT_LIMIT = 2
const NAMES = [
  'SIGN_IN',
  'ACCOUNTS',
  'READ',
  'MEMBER_WRITE',
  'MANAGE_WRITE',
  'UPLOAD',
  'PREVIEW',
  'BEACON',
  'SEARCH',
  'SHARED',
  'EXPORT',
  'CARD',
  'REPORT',
].map((name) => `LIMIT_${name}`)

const log: string[] = []
const site = await serveMemberSite(
  'rate-limits',
  {},
  {
    limits: Object.fromEntries(NAMES.map((name) => [name, TIGHT_LIMIT])),
    onLog: (line) => log.push(line),
  },
)
afterAll(site.stop)

type Caller = { token?: string; address?: string }

const request = (endpoint: string, { token, address }: Caller = {}) => {
  const [method = 'GET', path = ''] = endpoint.split(' ')
  return fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { 'cf-connecting-ip': address }),
    },
  })
}

/** Repeats a request until it is refused, and returns the refusal; `null` when it is not. */
const refusalOf = async (endpoint: string, caller?: Caller): Promise<Response | null> => {
  for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1) {
    const response = await request(endpoint, caller)
    if (response.status === 429) return response
    await response.arrayBuffer()
  }
  return null
}

const isPassed = async (endpoint: string, caller?: Caller) => {
  const response = await request(endpoint, caller)
  await response.arrayBuffer()
  return response.status !== 429
}

let addresses = 0
/** An address of a network without requests so far. */
const anAddress = () => {
  addresses += 1
  return `2001:db8:${addresses.toString(16)}::1`
}

/** An endpoint of each class, and its Retry-After in seconds. */
const CALLS: [endpoint: string, of: string, seconds: string][] = [
  ['POST /v1/accounts/login', 'accounts', '60'],
  ['GET /v1/regions', 'read', '10'],
  ['PUT /v1/me/histories/setting', 'member-write', '60'],
  ['POST /v1/manage/not-found/forget', 'manage-write', '60'],
  ['POST /v1/manage/media', 'upload', '60'],
  ['POST /v1/observations', 'beacon', '60'],
  ['POST /v1/reports', 'report', '60'],
  ['GET /v1/search', 'search', '10'],
  ['GET /v1/shared/guides/abc', 'shared', '60'],
  ['GET /v1/me/export', 'export', '60'],
]
const PAGES: [endpoint: string, of: string][] = [
  ['GET /login/start', 'sign-in'],
  ['GET /preview/abc', 'preview'],
  ['GET /shared/guides/abc', 'shared'],
  ['GET /og/nowhere.jpg', 'card'],
  ['POST /reports/spots/nowhere', 'report'],
]
/** A search costs the same as a document and as a call, and a filtered list as a search. */
const SEARCHES = [
  'GET /search/=/keyword=abc',
  'GET /search?keyword=abc',
  'GET /search/=/keyword=abc/_payload.json',
  'GET /%73earch/%3D/keyword=abc',
  'GET /v1/search?keyword=abc',
  'GET /v1/search/suggest?q=abc',
  'GET /v1/hotels?q=abc',
  'GET /spots?sort=kana',
  'GET /article-pages/page/2/_payload.json?sort=updated',
]

test.each(CALLS)(
  '%s is refused after a while as %s, in Japanese and with Retry-After (R246)',
  async (endpoint, _of, seconds) => {
    const refused = await refusalOf(endpoint, { address: anAddress() })
    expect(refused?.status).toBe(429)
    expect(refused?.headers.get('retry-after')).toBe(seconds)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect(await refused?.json()).toEqual({
      errors: [
        { code: 'E10429', message: `混み合っています。${seconds}秒ほど待ってから、もう一度お試しください。` },
      ],
    })
  },
)

test.each(PAGES)(
  '%s is refused after a while as %s, with a page that has Retry-After (R246)',
  async (endpoint) => {
    const refused = await refusalOf(endpoint, { address: anAddress() })
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60'])
    const html = (await refused?.text()) ?? ''
    expect(textOf(html)).toContain('混み合っています')
    expect(textOf(html)).toContain('60秒ほど待ってから、もう一度お試しください。')
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(html).toMatch(/<title>混み合っています/)
  },
)

test('the search limit applies to calls, documents and filtered lists together', async () => {
  for (const endpoint of SEARCHES) {
    const address = anAddress()
    const refused = await refusalOf(endpoint, { address })
    expect([endpoint, refused?.status, refused?.headers.get('retry-after')]).toEqual([endpoint, 429, '10'])
    let others = 0
    for (const other of SEARCHES) if (!(await isPassed(other, { address }))) others += 1
    // A new period may have begun in between.
    expect([endpoint, others >= SEARCHES.length - TIGHT_LIMIT]).toEqual([endpoint, true])
  }
})

test('a refusal in one class does not affect the others (R246)', async () => {
  const address = anAddress()
  for (const [endpoint] of [...CALLS, ...PAGES.slice(0, 2)]) {
    expect([endpoint, await isPassed(endpoint, { address })]).toEqual([endpoint, true])
    expect([endpoint, (await refusalOf(endpoint, { address })) !== null]).toEqual([endpoint, true])
  }
})

test('one account is counted wherever it calls from, and does not affect another at the same network (R246)', async () => {
  const [one, other] = [await tokensOf(site), await tokensOf(site)]
  const home = anAddress()
  const endpoint = 'PUT /v1/me/histories/setting'
  let refusals = 0
  for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1)
    if (!(await isPassed(endpoint, { token: one.access, address: anAddress() }))) refusals += 1
  expect(refusals).toBeGreaterThan(0)
  expect(await refusalOf(endpoint, { token: one.access, address: home })).not.toBeNull()
  expect(await isPassed(endpoint, { token: other.access, address: home })).toBe(true)
})

test('an invalid token is counted for the network (R246)', async () => {
  const address = anAddress()
  const { access } = await tokensOf(site)
  const wrong = (time: number) => `${access.slice(0, -8)}${String(time).padStart(8, 'x')}`
  let refusals = 0
  for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1)
    if (!(await isPassed('GET /v1/me', { token: wrong(time), address }))) refusals += 1
  expect(refusals).toBeGreaterThan(0)
})

test('an invalid percent-encoding is counted like the address that answers (R246)', async () => {
  for (const endpoint of ['GET /%73hared/guides/x%FF', 'GET /%761/spots/50%', 'POST /%761/manage/media/%FF'])
    expect([endpoint, (await refusalOf(endpoint, { address: anAddress() })) !== null]).toEqual([
      endpoint,
      true,
    ])
})

test('all addresses of one IPv6 network count as one, and the next network is not affected (R246)', async () => {
  let refusals = 0
  for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1)
    if (!(await isPassed('GET /preview/abc', { address: `2001:db8:ffff:1::${time + 1}` }))) refusals += 1
  expect(refusals).toBeGreaterThan(0)
  expect(await isPassed('GET /preview/abc', { address: '2001:db8:ffff:2::1' })).toBe(true)
})

test('headers about the client’s address have no effect on limits', async () => {
  const address = anAddress()
  const endpoint = 'GET /preview/abc'
  let refusals = 0
  for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1) {
    const one = `203.0.113.${time + 1}`
    const headers = {
      'cf-connecting-ip': address,
      'x-forwarded-for': one,
      'x-real-ip': one,
      'true-client-ip': one,
      forwarded: `for=${one}`,
    }
    const response = await fetch(`${site.url}/preview/abc`, { headers })
    await response.arrayBuffer()
    if (response.status === 429) refusals += 1
  }
  expect(refusals).toBeGreaterThan(0)
  expect(await isPassed(endpoint, { address: anAddress() })).toBe(true)
})

test('public documents, their data and their files are never limited (R246)', async () => {
  const address = anAddress()
  for (const path of [
    '/',
    '/spots',
    '/_payload.json',
    '/login',
    '/search',
    '/builds/latest.json',
    '/v1/switches',
    '/nowhere',
  ])
    for (let time = 0; time <= 2 * TIGHT_LIMIT; time += 1)
      expect([path, await isPassed(`GET ${path}`, { address })]).toEqual([path, true])
})

test('a flood of reports about the policy is a few log lines', async () => {
  const report = { type: 'csp-violation', body: { effectiveDirective: 'flood' } }
  for (let round = 0; round < 8; round += 1) {
    const { status } = await fetch(`${site.url}/v1/observations/csp`, {
      method: 'POST',
      body: JSON.stringify(Array.from({ length: 10 }, () => report)),
      headers: { 'content-type': 'application/reports+json', 'cf-connecting-ip': anAddress() },
    })
    expect(status).toBe(204)
  }
  const lines = () => log.filter((line) => line.includes('policy violation'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(30)
  // A minute may end in between, which resets the counter.
  expect(lines().length).toBeLessThanOrEqual(60)
})
