import { expect, test } from 'vitest'
import { campaignState } from './campaign-state.ts'

const campaign = { startAt: '2026-04-01T00:00:00+09:00', endAt: '2026-05-01T00:00:00+09:00' }

test.each([
  ['2026-03-31T23:59:59+09:00', 'upcoming'],
  ['2026-04-01T00:00:00+09:00', 'open'],
  ['2026-04-27T23:59:59+09:00', 'open'],
  ['2026-04-28T00:00:00+09:00', 'endingSoon'],
  ['2026-04-30T23:59:59+09:00', 'endingSoon'],
  ['2026-05-01T00:00:00+09:00', 'ended'],
] as const)('at %s the campaign is %s', (now, state) => {
  expect(campaignState(campaign, new Date(now))).toBe(state)
})
