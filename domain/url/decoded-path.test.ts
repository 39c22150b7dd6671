import { expect, test } from 'vitest'
import { decodedPath } from './decoded-path.ts'

test.each([
  ['/', '/'],
  ['/spots/', '/spots'],
  ['/%61dmin', '/admin'],
  ['/%E6%B9%AF', '/湯'],
  ['/%2561dmin', '/%61dmin'],
  ['/%FF', '/%FF'],
  ['/50%', '/50%'],
  ['/%61dmin/%FF', '/admin/%FF'],
  ['/%61dmin/50%', '/admin/50%'],
  ['/%73hared/%E6%B9%AF/%E6%B9', '/shared/湯/%E6%B9'],
])('%s is decoded as %s', (pathname, path) => {
  expect(decodedPath(pathname)).toBe(path)
})
