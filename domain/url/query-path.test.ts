import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeQuery, decodeRouteParam, encodeQuery, type Query, searchPath } from './query-path.ts'

test.each<[Query, string, string]>([
  [{ prefecture: 'kyoto' }, 'prefecture=kyoto', '/search/=/prefecture=kyoto'],
  [
    { prefecture: 'kyoto', keyword: '抹茶' },
    'keyword=抹茶&prefecture=kyoto',
    '/search/=/keyword=%E6%8A%B9%E8%8C%B6&prefecture=kyoto',
  ],
  [
    { keyword: 'A&B=C+D 100%' },
    'keyword=A%26B%3DC%2BD 100%25',
    '/search/=/keyword=A%2526B%253DC%252BD%20100%2525',
  ],
  [{ keyword: '%26' }, 'keyword=%2526', '/search/=/keyword=%252526'],
  [{ keyword: 'a/b?c#d' }, 'keyword=a/b?c#d', '/search/=/keyword=a%2Fb%3Fc%23d'],
  [{ keyword: 'C++' }, 'keyword=C%2B%2B', '/search/=/keyword=C%252B%252B'],
  [{ 'a=b': 'x' }, 'a%3Db=x', '/search/=/a%253Db=x'],
  [{ b: 2, a: 1, c: '' }, 'a=1&b=2', '/search/=/a=1&b=2'],
  [{ keyword: '', prefecture: null }, '', '/search'],
])('%j is encoded as in its fixture (R114)', (query, encoded, path) => {
  expect(encodeQuery(query)).toBe(encoded)
  expect(searchPath(query)).toBe(path)
})

test('a route parameter keeps slashes as %2F and is decoded (R115)', () => {
  expect(decodeRouteParam('keyword=a%2Fb?c#d')).toEqual({ keyword: 'a/b?c#d' })
  expect(decodeRouteParam('keyword=%252F')).toEqual({ keyword: '%2F' })
})

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('%26', 'a+b', '&=', '%', '%zz', '/', '?#'),
)

test('decoding restores any query without its empty values (R116)', () => {
  fc.assert(
    fc.property(fc.dictionary(value, value), (query) => {
      const nonEmpty = Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''))
      expect(decodeQuery(encodeQuery(query))).toEqual(nonEmpty)
    }),
  )
})

test('any well-formed query survives the path (R116)', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.dictionary(text, text.filter(Boolean), { minKeys: 1 }), (query) => {
      const segment = searchPath(query).slice('/search/=/'.length)
      expect(segment).not.toMatch(/[/?#]/)
      expect(decodeRouteParam(decodeURIComponent(segment).replaceAll('/', '%2F'))).toEqual(query)
    }),
  )
})

test.each(['%', '%zz', 'keyword', '=', '&&', 'a=b=c', '%E3%81'])(
  'malformed %j never throws (R116)',
  (segment) => {
    expect(() => decodeRouteParam(segment)).not.toThrow()
  },
)

test('only an empty text, null, undefined and an empty list are empty (R117)', () => {
  expect(encodeQuery({ a: '', b: null, c: undefined, d: [], e: 0, f: false })).toBe('e=0&f=false')
})

test('a list is joined with a raw plus, which no value can contain (R118)', () => {
  const encoded = encodeQuery({ tag: ['温泉', 'C++'] })
  expect(encoded).toBe('tag=温泉+C%2B%2B')
  expect(decodeQuery(encoded)).toEqual({ tag: ['温泉', 'C++'] })
})

test('key order makes no difference to the path (R119)', () => {
  expect(searchPath({ b: '2', a: '1' })).toBe(searchPath({ a: '1', b: '2' }))
  expect(searchPath({})).toBe('/search')
})
