import { expect, test } from 'vitest'
import { excessOf } from './request-limits.ts'

const request = (path: string, init: RequestInit = {}) =>
  excessOf(new Request(`https://site.example${path}`, init), path.split('?')[0] ?? '')
const sends = (path: string, bytes: number, method = 'POST') =>
  request(path, { method, headers: { 'content-length': String(bytes) } })

test('an address is answered up to 8,192 characters, whatever its target', () => {
  const rest = 8192 - 'https://site.example/'.length
  expect(request(`/${'a'.repeat(rest)}`)).toBeNull()
  expect(request(`/${'a'.repeat(rest + 1)}`)).toBe(414)
  expect(request(`/v1/search?q=${'a'.repeat(9000)}`)).toBe(414)
})

test.each([
  ['/spots', 64 * 1024],
  ['/login/callback', 64 * 1024],
  ['/v1/observations', 64 * 1024],
  ['/v1/observations/csp', 64 * 1024],
  ['/v1/travel/guides', 4 * 1024 * 1024],
  ['/v1/manage/article-pages/a1', 4 * 1024 * 1024],
])('a body to %s may declare %i bytes, and not one more', (path, maxBytes) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(sends(path, maxBytes, method)).toBeNull()
    expect(sends(path, maxBytes + 1, method)).toBe(413)
  }
})

test('requests of operators are not limited here', () => {
  expect(sends('/operations/reconcile/expected', 11 * 1024 * 1024)).toBeNull()
  expect(sends('/operations', 11 * 1024 * 1024)).toBe(413)
})

test.each(['/v1/manage/media', '/v1/manage/media/m1', '/v1/travel/actions/a1/photos/p1'])(
  'uploads have limits of their own: %s',
  (path) => expect(sends(path, 11 * 1024 * 1024)).toBeNull(),
)

test('the cookies of three sign-ins pass, more headers than any browser sends do not', () => {
  expect(request('/v1/me', { headers: { cookie: 'c'.repeat(3 * 4096 * 3) } })).toBeNull()
  expect(request('/login', { headers: { cookie: 'c'.repeat(49 * 1024) } })).toBe(431)
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, '1']))
  expect(request('/v1/me', { headers: many(100) })).toBeNull()
  expect(request('/v1/me', { headers: many(101) })).toBe(431)
  expect(request('/spots', { method: 'POST', headers: many(101) })).toBe(431)
})
