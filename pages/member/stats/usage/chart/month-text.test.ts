import { expect, test } from 'vitest'
import { summaryOf } from './month-text.ts'

test('the text alternative of a chart has the total and the peak (R43)', () => {
  const months = [
    { month: '2025-12', value: 2 },
    { month: '2026-01', value: 7 },
    { month: '2026-02', value: 7 },
  ]
  expect(summaryOf('読んだ記事', '本', months)).toBe(
    '読んだ記事の棒グラフ。2025年12月から2026年2月まで、あわせて16本。最も多い月は2026年1月と2026年2月の7本です。',
  )
  expect(summaryOf('読んだ記事', '本', [{ month: '2026-01', value: 0 }])).toContain('まだありません。')
})
