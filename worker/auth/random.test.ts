import { expect, test } from 'vitest'
import { filledTemplate, randomText } from './random.ts'

test('random text has the requested length, only letters and digits, and no repeats (R254)', () => {
  const texts = Array.from({ length: 500 }, () => randomText(32))
  for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(new Set(texts).size).toBe(500)
  expect(randomText(128)).toHaveLength(128)
})

test('no character is more likely than another (R254)', () => {
  const counts = new Map<string, number>()
  for (const character of randomText(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // The expected count is 1000: these bounds are more than seven standard deviations away.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(230)
})

test('the placeholders of a template are filled with hexadecimal digits (R258)', () => {
  expect(filledTemplate('xxxxxxxxxxxxxxxx')).toMatch(/^[0-9a-f]{16}$/)
  expect(filledTemplate('a-xx')).toMatch(/^a-[0-9a-f]{2}$/)
})
