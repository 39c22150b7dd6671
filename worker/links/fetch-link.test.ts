import { expect, test } from 'vitest'
import { fetchLink } from './fetch-link.ts'

type Answers = Record<string, [status: number, location?: string] | 'never'>
/** Addresses by name; other names have a public one. */
type Names = Record<string, readonly string[] | 'nobody answers'>

const namesAnswer = (url: string, names: Names): Response => {
  const query = new URL(url).searchParams
  const found = names[query.get('name') ?? ''] ?? ['198.20.0.1', '2606:4700::1111']
  if (found === 'nobody answers') return new Response('busy', { status: 503 })
  const isNew = query.get('type') === 'AAAA'
  const records = found
    .filter((address) => address.includes(':') === isNew)
    .map((data) => ({ name: 'x', type: isNew ? 28 : 1, TTL: 60, data }))
  const alias = { name: 'x', type: 5, TTL: 60, data: 'other.example.' }
  return Response.json({
    Status: found.length > 0 ? 0 : 3,
    Answer: found.length > 0 ? [alias, ...records] : undefined,
  })
}

/** The network of a test; any other request fails the test. */
const net = (answers: Answers, names: Names = {}) => {
  const requests: string[] = []
  const fetch = async (url: string, { method, redirect }: RequestInit) => {
    if (url.startsWith('https://cloudflare-dns.com/')) return namesAnswer(url, names)
    requests.push(`${method} ${url}`)
    expect(redirect).toBe('manual')
    const found = answers[`${method} ${url}`] ?? answers[url]
    if (!found) throw new Error(`${url} must not be requested`)
    if (found === 'never') throw new DOMException('timed out', 'TimeoutError')
    const [status, location] = found
    return new Response(null, { status, ...(location !== undefined && { headers: { location } }) })
  }
  return {
    requests,
    check: (url: string) => fetchLink(url, { fetch, timeoutMs: 100, ownHosts: ['tabishirube.jp'] }),
  }
}

test('an available page is valid by HEAD alone (R39)', async () => {
  const { check, requests } = net({ 'https://a.jp/': [200] })
  expect(await check('https://a.jp/')).toEqual({
    status: 'ok',
    httpStatus: 200,
    problem: null,
    movedTo: null,
  })
  expect(requests).toEqual(['HEAD https://a.jp/'])
})

test('a refused HEAD is followed by GET (R39)', async () => {
  const { check } = net({ 'HEAD https://a.jp/': [405], 'GET https://a.jp/': [200] })
  expect(await check('https://a.jp/')).toMatchObject({ status: 'ok' })
})

test('a missing page is broken; one without an answer, or refusing bots, is unsure (R39)', async () => {
  const { check } = net({
    'https://gone.jp/': [404],
    'https://removed.jp/': [410],
    'https://down.jp/': [503],
    'https://shy.jp/': [403],
    'https://slow.jp/': 'never',
  })
  expect(await check('https://gone.jp/')).toMatchObject({ status: 'broken', httpStatus: 404 })
  expect(await check('https://removed.jp/')).toMatchObject({ status: 'broken', httpStatus: 410 })
  for (const host of ['down', 'shy', 'slow'])
    expect(await check(`https://${host}.jp/`)).toMatchObject({ status: 'unsure' })
})

test('redirects are followed a few times, and permanent ones report their target (R39)', async () => {
  const { check } = net({
    'https://old.jp/': [301, 'https://new.jp/a'],
    'https://new.jp/a': [308, '/b'],
    'https://new.jp/b': [200],
    'https://today.jp/': [302, 'https://new.jp/b'],
    'https://loop.jp/': [301, 'https://loop.jp/'],
  })
  expect(await check('https://old.jp/')).toMatchObject({ status: 'ok', movedTo: 'https://new.jp/b' })
  expect(await check('https://today.jp/')).toMatchObject({ status: 'ok', movedTo: null })
  expect(await check('https://loop.jp/')).toMatchObject({ status: 'broken' })
})

test.each([
  'http://10.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://db.internal/',
  'file:///etc/passwd',
])('a redirect to %s is not followed (R39)', async (location) => {
  const { check, requests } = net({ 'https://a.jp/': [302, location] })
  expect(await check('https://a.jp/')).toMatchObject({ status: 'unsure', httpStatus: null })
  expect(requests).toEqual(['HEAD https://a.jp/'])
})

test.each([['10.0.0.7'], ['169.254.169.254'], ['93.184.216.34', '127.0.0.1'], ['93.184.216.34', 'fd00::1']])(
  'a name that resolves to %s is not requested, at no step (R39)',
  async (...addresses) => {
    const names = { 'rebound.jp': addresses }
    const { check, requests } = net({ 'https://a.jp/': [302, 'https://rebound.jp/'] }, names)
    for (const url of ['https://rebound.jp/', 'https://a.jp/'])
      expect(await check(url)).toMatchObject({
        status: 'unsure',
        httpStatus: null,
        problem: '公開されたアドレスではないため、確認していません。',
      })
    expect(requests).toEqual(['HEAD https://a.jp/'])
  },
)

test('an unknown name is reported; without name resolution nothing is requested (R39)', async () => {
  const { check, requests } = net({}, { 'expired.jp': [], 'slow.jp': 'nobody answers' })
  expect(await check('https://expired.jp/')).toMatchObject({ problem: 'この名前のサイトが見つかりません。' })
  expect(await check('https://slow.jp/')).toMatchObject({
    problem: '名前を調べられないため、確認していません。',
  })
  expect(requests).toEqual([])
})
