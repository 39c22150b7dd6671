import { expect, test } from 'vitest'
import { factsAreOld } from './fact-age.ts'

const now = new Date('2026-11-21T00:00:00+09:00')

test('facts are old when they were checked more than 365 days ago', () => {
  expect(factsAreOld('2025-11-20T00:00:00+09:00', now)).toBe(true)
  expect(factsAreOld('2025-11-21T00:00:00+09:00', now)).toBe(false)
  expect(factsAreOld(null, now)).toBe(false)
})
