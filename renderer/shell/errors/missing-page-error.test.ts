import { expect, test } from 'vitest'
import { MissingPageError } from './missing-page-error.ts'

test.each([
  [false, 'Page Not Found: /nowhere?a=1'],
  [true, 'Page not found: /nowhere?a=1'],
])(
  'an address without a page has its own message for the log, and a Japanese line for people (R1, R228)',
  (cameFromSite, message) => {
    const error = new MissingPageError('/nowhere?a=1', cameFromSite)
    expect([error.status, error.message]).toEqual([404, message])
    expect(error.shown).toBe('ページが見つかりません：/nowhere?a=1')
  },
)
