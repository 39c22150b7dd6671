import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each(['/spots?page=2', '/@/favorites/spots#x', '/%E6%B9%AF', '/logins', '/search?q=%2Flogout'])(
  '%s is accepted',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test.each([
  ...[
    '/logout',
    '/%6cogout',
    '/%256cogout',
    '/%25256cogout',
    '/LOGOUT/',
    '/logout?x',
    '/%6Cogin',
    '/reload?to=/',
  ],
  ...['/@/logout', '/%40/logout', '/%2540%252flogout', '/v1/me', '/_/login', '//evil.example', '', null],
])('%s is rejected (R71)', (path) => {
  expect(returnPath(path)).toBeNull()
})
