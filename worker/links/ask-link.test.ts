import { expect, test } from 'vitest'
import { askLink } from './ask-link.ts'

type Answers = Record<string, [status: number, location?: string] | 'never'>
/** Addresses by name; what is not named has one of the public net. */
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

/** The net as far as a test needs it; whatever else is asked for fails the test. */
const net = (answers: Answers, names: Names = {}) => {
  const asked: string[] = []
  const fetch = async (url: string, { method, redirect }: RequestInit) => {
    if (url.startsWith('https://cloudflare-dns.com/')) return namesAnswer(url, names)
    asked.push(`${method} ${url}`)
    expect(redirect).toBe('manual')
    const found = answers[`${method} ${url}`] ?? answers[url]
    if (!found) throw new Error(`${url} was not to be asked for`)
    if (found === 'never') throw new DOMException('timed out', 'TimeoutError')
    const [status, location] = found
    return new Response(null, { status, ...(location !== undefined && { headers: { location } }) })
  }
  return { asked, ask: (url: string) => askLink(url, { fetch, patience: 100, ownHosts: ['tabishirube.jp'] }) }
}

test('a page that answers is fine, and its head is enough (R39)', async () => {
  const { ask, asked } = net({ 'https://a.jp/': [200] })
  expect(await ask('https://a.jp/')).toEqual({ status: 'ok', httpStatus: 200, problem: null, movedTo: null })
  expect(asked).toEqual(['HEAD https://a.jp/'])
})

test('who refuses the head is asked for the page (R39)', async () => {
  const { ask } = net({ 'HEAD https://a.jp/': [405], 'GET https://a.jp/': [200] })
  expect(await ask('https://a.jp/')).toMatchObject({ status: 'ok' })
})

test('a page that is gone is broken; one that does not answer, or not to machines, is unsure (R39)', async () => {
  const { ask } = net({
    'https://gone.jp/': [404],
    'https://removed.jp/': [410],
    'https://down.jp/': [503],
    'https://shy.jp/': [403],
    'https://slow.jp/': 'never',
  })
  expect(await ask('https://gone.jp/')).toMatchObject({ status: 'broken', httpStatus: 404 })
  expect(await ask('https://removed.jp/')).toMatchObject({ status: 'broken', httpStatus: 410 })
  for (const host of ['down', 'shy', 'slow'])
    expect(await ask(`https://${host}.jp/`)).toMatchObject({ status: 'unsure' })
})

test('a redirect is followed a few times, and where it leads for good is told (R39)', async () => {
  const { ask } = net({
    'https://old.jp/': [301, 'https://new.jp/a'],
    'https://new.jp/a': [308, '/b'],
    'https://new.jp/b': [200],
    'https://today.jp/': [302, 'https://new.jp/b'],
    'https://loop.jp/': [301, 'https://loop.jp/'],
  })
  expect(await ask('https://old.jp/')).toMatchObject({ status: 'ok', movedTo: 'https://new.jp/b' })
  expect(await ask('https://today.jp/')).toMatchObject({ status: 'ok', movedTo: null })
  expect(await ask('https://loop.jp/')).toMatchObject({ status: 'broken' })
})

test.each([
  'http://10.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://db.internal/',
  'file:///etc/passwd',
])('a redirect to %s is not followed (R39)', async (location) => {
  const { ask, asked } = net({ 'https://a.jp/': [302, location] })
  expect(await ask('https://a.jp/')).toMatchObject({ status: 'unsure', httpStatus: null })
  expect(asked).toEqual(['HEAD https://a.jp/'])
})

test.each([['10.0.0.7'], ['169.254.169.254'], ['93.184.216.34', '127.0.0.1'], ['93.184.216.34', 'fd00::1']])(
  'a name that leads to %s is not asked for, at no step (R39)',
  async (...addresses) => {
    const names = { 'rebound.jp': addresses }
    const { ask, asked } = net({ 'https://a.jp/': [302, 'https://rebound.jp/'] }, names)
    for (const url of ['https://rebound.jp/', 'https://a.jp/'])
      expect(await ask(url)).toMatchObject({
        status: 'unsure',
        httpStatus: null,
        problem: '公開されたアドレスではないため、確認していません。',
      })
    expect(asked).toEqual(['HEAD https://a.jp/'])
  },
)

test('a name that nobody has is said to be none; where names cannot be looked up nothing is asked (R39)', async () => {
  const { ask, asked } = net({}, { 'expired.jp': [], 'slow.jp': 'nobody answers' })
  expect(await ask('https://expired.jp/')).toMatchObject({ problem: 'この名前のサイトが見つかりません。' })
  expect(await ask('https://slow.jp/')).toMatchObject({
    problem: '名前を調べられないため、確認していません。',
  })
  expect(asked).toEqual([])
})
