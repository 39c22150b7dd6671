import { expect, test } from 'vitest'
import { fullWidth } from './checklist-meters.ts'

test.each([
  ['', 0],
  ['京都', 2],
  ['JR京都駅', 4],
  ['ｷｮｳﾄ', 2],
  ['2026年', 3],
  ['𠮷野家', 3],
  ['「旅」！', 4],
])('%j is as wide as %d 全角', (text, width) => {
  expect(fullWidth(text)).toBe(width)
})
