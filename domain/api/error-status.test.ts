import { expect, test } from 'vitest'
import { codeOfStatus, statusOfCode } from './error-status.ts'

test.each([
  ['E10404', 404],
  ['E10401', 401],
  ['E10503', 503],
])('the code %s gives the status %d (R219)', (code, status) => {
  expect(statusOfCode(code)).toBe(status)
  expect(codeOfStatus(status)).toBe(code)
})

test.each(['E11426', 'E1040', 'E104040', 'e10404', '', undefined, 'xE10404'])(
  'the code %j gives 500 (R219)',
  (code) => {
    expect(statusOfCode(code)).toBe(500)
  },
)

test.each(['E10000', 'E10200', 'E10399', 'E10600', 'E10999'])(
  'digits that are no error status give 500: %s (R220)',
  (code) => {
    expect(statusOfCode(code)).toBe(500)
  },
)
