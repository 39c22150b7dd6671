import { expect, test } from 'vitest'
import { isOutOfSeason } from './season-of-build.ts'

const BUILT = new Date('2026-11-30T14:59:00Z')

test('seasonal pages are out of season when the month changes in Japan', () => {
  expect(isOutOfSeason('/pr/kyoto', BUILT, new Date('2026-11-30T14:59:59Z'))).toBe(false)
  expect(isOutOfSeason('/pr/kyoto', BUILT, new Date('2026-11-30T15:00:00Z'))).toBe(true)
  expect(isOutOfSeason('/months/11', BUILT, new Date('2026-11-30T14:59:59Z'))).toBe(false)
  expect(isOutOfSeason('/months/11', BUILT, new Date('2026-11-30T15:00:00Z'))).toBe(true)
  expect(isOutOfSeason('/pr/ishikawa/17201', BUILT, new Date('2026-11-30T15:00:00Z'))).toBe(true)
  expect(isOutOfSeason('/', BUILT, new Date('2027-11-30T14:00:00Z'))).toBe(true)
})

test('other pages do not depend on the season', () => {
  for (const path of [
    '/spots',
    '/pr',
    '/pr/kyoto/x',
    '/pr/ishikawa/17201/feed.xml',
    '/months',
    '/article-pages/a',
  ])
    expect(isOutOfSeason(path, BUILT, new Date('2027-01-01T00:00:00Z'))).toBe(false)
})
