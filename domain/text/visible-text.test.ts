import { expect, test } from 'vitest'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { isVisible, visiblePart } from './visible-text.ts'

test('invisible characters are detected: controls, blanks, lone surrogates, fillers', () => {
  for (const text of [
    '',
    ' ',
    '\u3000',
    '\u200b',
    '\u0007',
    '\ud83d',
    '\u2800',
    '\u3164',
    '\u{e0041}',
    '\u202e\u2066',
  ])
    expect([text, isVisible(text), visiblePart(text, 20)]).toEqual([text, false, ''])
  for (const text of ['温泉', ' a ', '\u200b湯', '👨‍👩‍👧', '𠮷'])
    expect([text, isVisible(text)]).toEqual([text, true])
})

test('the visible part is never too long, never cut inside a character, and never invisible', async () => {
  await checkProperty(300, oddText, (text) => {
    const part = visiblePart(text, 20)
    expect([...part].length).toBeLessThanOrEqual(20)
    expect(part.isWellFormed()).toBe(true)
    expect(part === '' || isVisible(part)).toBe(true)
    expect(isVisible(text) || part === '').toBe(true)
  })
})
