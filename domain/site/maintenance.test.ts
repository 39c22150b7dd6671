import { expect, test } from 'vitest'
import { MAINTENANCE_TEXTS, maintenanceText, plannedEnd, retryAfter } from './maintenance.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')

test('readers see the operator’s message, or the default one (R225)', () => {
  expect(maintenanceText({ mode: 'closed', text: '設備を取り替えています。' })).toBe(
    '設備を取り替えています。',
  )
  expect(maintenanceText({ mode: 'read-only', text: '' })).toBe(MAINTENANCE_TEXTS['read-only'])
  expect(maintenanceText({ mode: 'open', text: '設備を取り替えています。' })).toBe('')
})

test('a planned end is shown in Japanese time, until it has passed (R225)', () => {
  expect(plannedEnd('2026-11-21T18:00:00.000Z', NOW)).toBe(
    '11月22日（日）3:00ごろ終わる予定です（日本時間）。',
  )
  expect(plannedEnd('2026-11-21T15:30:00+00:00', NOW)).toBe(
    '11月22日（日）0:30ごろ終わる予定です（日本時間）。',
  )
  expect([plannedEnd('2026-11-21T15:00:00.000Z', NOW), plannedEnd(null, NOW)]).toEqual(['', ''])
})

test('Retry-After is the planned end, between half a minute and an hour (R225)', () => {
  const after = (seconds: number) => retryAfter(new Date(NOW.getTime() + seconds * 1000).toISOString(), NOW)
  expect([600, 5, 90_000, -5].map(after)).toEqual([600, 30, 3600, 120])
  expect(retryAfter(null, NOW)).toBe(120)
})
