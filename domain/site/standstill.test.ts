import { expect, test } from 'vitest'
import { plannedEnd, retryAfter, STANDSTILL_TEXTS, standstillText } from './standstill.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')

test('readers are told the words of whoever switched, and the usual ones where there are none (R225)', () => {
  expect(standstillText({ mode: 'closed', text: '設備を取り替えています。' })).toBe(
    '設備を取り替えています。',
  )
  expect(standstillText({ mode: 'read-only', text: '' })).toBe(STANDSTILL_TEXTS['read-only'])
  expect(standstillText({ mode: 'open', text: '設備を取り替えています。' })).toBe('')
})

test('a planned end is told in Japanese time, until it is over (R225)', () => {
  expect(plannedEnd('2026-11-21T18:00:00.000Z', NOW)).toBe(
    '11月22日（日）3:00ごろ終わる予定です（日本時間）。',
  )
  expect(plannedEnd('2026-11-21T15:30:00+00:00', NOW)).toBe(
    '11月22日（日）0:30ごろ終わる予定です（日本時間）。',
  )
  expect([plannedEnd('2026-11-21T15:00:00.000Z', NOW), plannedEnd(null, NOW)]).toEqual(['', ''])
})

test('clients are asked to come back at the planned end, within half a minute and an hour (R225)', () => {
  const after = (seconds: number) => retryAfter(new Date(NOW.getTime() + seconds * 1000).toISOString(), NOW)
  expect([600, 5, 90_000, -5].map(after)).toEqual([600, 30, 3600, 120])
  expect(retryAfter(null, NOW)).toBe(120)
})
