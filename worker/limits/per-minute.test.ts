import { expect, test } from 'vitest'
import { perMinute } from './per-minute.ts'

test('the first of a minute are counted, and those of the next one anew', () => {
  const isWithin = perMinute(2)
  expect([60_000, 61_000, 119_999, 120_000, 120_001, 120_002].map(isWithin)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})
