import { expect, test } from 'vitest'
import { notedWords } from './missed-search.ts'

test('the words of a search are recorded as they are compared, and as they were typed', () => {
  expect(notedWords(' ＵＳＪ　ホテル ')).toEqual({ words: 'usj ほてる', typed: 'USJ ホテル' })
  expect(notedWords('「夜景」')).toEqual({ words: '夜景', typed: '「夜景」' })
  expect(notedWords('2026 花火')).toEqual({ words: '2026 花火', typed: '2026 花火' })
})

test.each([
  'someone@example.jp',
  'ｓｏｍｅｏｎｅ＠example.jp',
  'someone%40example.jp',
  'https://example.jp/a',
  'www.example.jp',
  '09012345678',
  '090-1234-5678',
  '０９０ー１２３４ー５６７８',
  '〒100-0001',
  '4111 1111 1111 1111',
  '(03) 1234 5678',
  'sk_live_abcdefghijklmnop',
  '3f2b8c1e-1111-4222-8333-444455556666',
  'あ'.repeat(41),
  '"*',
  '　',
  '',
])('%s is not recorded', (keyword) => {
  expect(notedWords(keyword)).toBeNull()
})
