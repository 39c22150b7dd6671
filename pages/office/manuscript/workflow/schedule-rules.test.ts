import { expect, test } from 'vitest'
import { scheduleProblem } from './schedule-rules.ts'

// 10:00 in Japan.
const NOW = new Date('2026-11-21T01:00:00Z')

test('a schedule is in the future in Japan’s time and ends after it starts (R38)', () => {
  expect(scheduleProblem('', '', NOW)?.field).toBe('at')
  expect(scheduleProblem('2026-11-21T10:00', '', NOW)?.field).toBe('at')
  expect(scheduleProblem('2026-11-21T10:01', '', NOW)).toBeNull()
  expect(scheduleProblem('2026-11-21T10:01', '2026-11-21T10:01', NOW)?.field).toBe('until')
  expect(scheduleProblem('2026-11-21T10:01', '2026-11-21T10:02', NOW)).toBeNull()
})
