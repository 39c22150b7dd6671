import { expect, test } from 'vitest'
import { arrangedCampaigns, campaignState, campaignText } from './campaign-state.ts'

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

test.each([
  ['2026-03-28T23:59:00+09:00', '受付前', 'あと4日で始まります'],
  ['2026-03-31T00:00:00+09:00', '受付前', 'あと1日で始まります'],
  ['2026-04-01T00:00:00+09:00', '応募受付中', 'あと29日'],
  ['2026-04-27T23:59:00+09:00', '応募受付中', 'あと3日'],
  ['2026-04-28T00:00:00+09:00', 'まもなく終了', 'あと2日'],
  // Still April in time zones further west.
  ['2026-04-28T15:00:00Z', 'まもなく終了', 'あと1日'],
  ['2026-04-30T00:00:00+09:00', 'まもなく終了', '本日23:59まで'],
  ['2026-04-30T23:59:59+09:00', 'まもなく終了', '本日23:59まで'],
  ['2026-05-01T00:00:00+09:00', '受付終了', '4月30日に締め切りました'],
])('at %s the text is %s, %s', (now, label, detail) => {
  expect(campaignText(campaign, new Date(now))).toMatchObject({ label, detail })
})

test('a campaign that starts or ends within a day shows the minute', () => {
  const noon = { startAt: '2026-04-10T10:30:00+09:00', endAt: '2026-04-11T12:00:00+09:00' }
  expect(campaignText(noon, new Date('2026-04-10T09:00:00+09:00')).detail).toBe('本日10:30から')
  expect(campaignText(noon, new Date('2026-04-11T09:00:00+09:00')).detail).toBe('本日12:00まで')
})

test('running campaigns come first by their end, then upcoming ones; ended ones are separate', () => {
  const of = (name: string, startAt: string, endAt: string) => ({
    name,
    startAt: `${startAt}T00:00:00+09:00`,
    endAt: `${endAt}T00:00:00+09:00`,
  })
  const input = [
    of('late', '2026-04-01', '2026-08-01'),
    of('over', '2026-01-01', '2026-02-01'),
    of('to come', '2026-06-01', '2026-07-01'),
    of('just over', '2026-03-01', '2026-05-01'),
    of('soon', '2026-04-01', '2026-05-20'),
  ]
  const { campaigns, ended } = arrangedCampaigns(input, new Date('2026-05-10T12:00:00+09:00'))
  expect(campaigns.map(({ name }) => name)).toEqual(['soon', 'late', 'to come'])
  expect(ended.map(({ name }) => name)).toEqual(['just over', 'over'])
})
