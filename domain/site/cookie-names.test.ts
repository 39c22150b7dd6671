import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { INTEGRATION_COOKIE, TEST_USER_COOKIE } from './cookie-names.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

test('the names of the integration and test-user cookies are the MD5 of a fixed name (R260)', () => {
  expect(INTEGRATION_COOKIE).toBe(md5('tabishirube.integration'))
  expect(TEST_USER_COOKIE).toBe(md5('tabishirube.test-user'))
})
