import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint, pathOf } from './endpoint.ts'
import { requestPublic } from './request-public.ts'
import { HOST, json, resultOf, serve } from './server.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const HOSTILE = [
  '../../manage/accounts',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2E%2E%2Fmanage',
  'x/share',
  '/x',
  '//evil.example',
  'x?version=1',
  'x#y',
  '..\\..\\manage',
  'x\ud83d',
  '\t..\n',
  'a;b',
  '{id}',
]

/** The path segments as the browser sends them and the server decodes them. */
const partsOf = (path: string) => new URL(path, HOST).pathname.split('/').map(decodeURIComponent)

const restore = endpoint('POST /travel/actions/:id/restore')
const removeFavorite = endpoint('DELETE /me/favorites/:kind/:id')

test('any id is encoded as one path segment (R192)', async () => {
  const requests = serve(() => json({ data: {} }))
  for (const id of HOSTILE) {
    const before = requests.length
    await resultOf(requestPublic(restore({ param: { id } })))
    await resultOf(requestPublic(removeFavorite({ param: { kind: 'spots', id } })))
    const paths = requests.slice(before).map(({ url }) => partsOf(url))
    expect(paths[0]).toEqual(['', 'v1', 'travel', 'actions', expect.any(String), 'restore'])
    expect(paths[1]).toEqual(['', 'v1', 'me', 'favorites', 'spots', expect.any(String)])
    expect(new URL(requests.at(-1)?.url ?? '').search).toBe('')
  }
})

test('parameters cannot add segments to a path (R192)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom(...HOSTILE),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('..', '/').map((part) => part.repeat(3)),
      ),
      fc.string({ unit: 'binary' }),
      (id, word) => {
        const path = pathOf('/travel/guides/:id/share', { param: { id }, query: { limit: '5', word } })
        const { pathname, search, hash } = new URL(`/v1${path}`, HOST)
        const parts = pathname.split('/')
        expect([parts.length, parts.slice(0, 4), parts[5], hash]).toEqual([
          6,
          ['', 'v1', 'travel', 'guides'],
          'share',
          '',
        ])
        if (!/^\.{0,2}$/.test(id)) expect(decodeURIComponent(parts[4] ?? '')).toBe(id.toWellFormed())
        expect(new URLSearchParams(search).get('word')).toBe(word.toWellFormed())
      },
    ),
  )
})
