import { expect, test } from 'vitest'
import { factsAreOld } from './fact-age.ts'

const now = new Date('2026-11-21T00:00:00+09:00')

test('facts are old when they were checked more than 365 days ago', () => {
  expect(factsAreOld('2025-11-20T00:00:00+09:00', now)).toBe(true)
  expect(factsAreOld('2025-11-21T00:00:00+09:00', now)).toBe(false)
  expect(factsAreOld(null, now)).toBe(false)
})

test('facts become old at midnight in Japan, not during a day', () => {
  const checkedAt = '2025-11-28T09:57:00.000Z'
  expect(factsAreOld(checkedAt, new Date('2026-11-28T10:00:00.000Z'))).toBe(false)
  expect(factsAreOld(checkedAt, new Date('2026-11-28T14:59:59.000Z'))).toBe(false)
  expect(factsAreOld(checkedAt, new Date('2026-11-28T15:00:00.000Z'))).toBe(true)
})
