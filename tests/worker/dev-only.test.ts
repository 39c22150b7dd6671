import { expect, test } from 'vitest'
import { development, get, production } from './client.ts'
import { textOf } from './html.ts'

const GUARDED = [
  '/admin',
  '/admin/',
  '/admin/x',
  '/admin/x/y?z=1',
  '/%61dmin/x',
  '/%61%64%6d%69%6e',
  '/admin%2Fx',
  '/_',
  '/_/',
  '/_/forms',
  '/_/login',
  '/_/messages',
  '/_/parts',
  '/%5F/login',
  '/_/login/',
  '/_/login/_payload.json',
  '/_/login/index.html',
  '/_/render?url=/',
  '/_/reconcile',
]

test.each(GUARDED)('on the public site %s redirects to the top page (R34, R59–R61, R187)', async (path) => {
  const { status, headers } = await get(path, {}, production)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/', 'no-store'])
})

test.each(['/Admin/x', '/ADMIN', '/administrator', '/_x', '/%2561dmin/x', '/x/admin'])(
  '%s is not guarded, but not found (R61)',
  async (path) => {
    expect((await get(path, {}, production)).status).toBe(404)
  },
)

test('needless escapes do not bypass the guard, and keep their meaning elsewhere (R61)', async () => {
  for (const path of ['/%5f/%6cogin', '/%61dmin/%78'])
    expect([path, (await get(path, {}, production)).headers.get('location')]).toEqual([path, '/'])
  const { status, headers } = await get('/%41dmin', {}, production)
  expect([status, headers.get('location')]).toEqual([301, '/Admin'])
})

test('slashes before a guarded address do not bypass the guard (R61)', async () => {
  const first = await get('//admin/x', {}, production)
  expect(first.headers.get('location')).toBe('/admin/x')
})

test('on a development server the sign-in for developers is a page (R34, R60)', async () => {
  const response = await get('/_/login', {}, development)
  expect(response.status).toBe(200)
  expect(textOf(await response.text())).toContain('開発用ログイン')
})

test('on a development server an unknown page of the guarded areas is not found (R59, R60)', async () => {
  for (const path of ['/admin', '/admin/x', '/_/x'])
    expect([path, (await get(path, {}, development)).status]).toEqual([path, 404])
})
