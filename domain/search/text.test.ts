import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, indexText, phraseOf, wordsOf } from './text.ts'

test('half-width, katakana and hiragana are equal (R18)', () => {
  for (const text of ['ｷｮｳﾄ', 'キョウト', 'きょうと']) expect(folded(text)).toBe('きょうと')
  expect(folded('ＪＲ　ｶﾞｲﾄﾞ')).toBe('jr がいど')
})

test.each([
  ['日本海', '日本 本海 海'],
  ['海', '海'],
  ['JR東日本', 'jr 東日 日本 本'],
  ['城崎温泉・外湯', '城崎 崎温 温泉 泉 外湯 湯'],
  ['𠮷野家', '𠮷野 野家 家'],
  ['東京都', '東京 京 都'],
  ['😀 %*"', ''],
  ['⺀ ㆐々', '々'],
])('%s is indexed as %s (R18)', (text, tokens) => {
  expect(indexText(text)).toBe(tokens)
})

test.each([
  ['日本海', '"日本 本海"'],
  ['温泉', '"温泉"'],
  ['海', '"海" *'],
  ['kyo', '"kyo" *'],
  ['JR東', '"jr 東" *'],
  ['東京2026', '"東京 京 2026"'],
  ['10', '"10"'],
  ['"*', null],
])('%s is searched as %s (R18)', (word, phrase) => {
  expect(phraseOf(word)).toBe(phrase)
})

test('words are separated by spaces and symbols', () => {
  expect(wordsOf('抹茶　スイーツ "A&B" C++')).toEqual(['抹茶', 'すいーつ', 'a', 'b', 'c'])
})

test('a phrase contains nothing but letters, digits and its own quotes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (word) => {
      expect(phraseOf(word) ?? '"a"').toMatch(/^"[\p{L}\p{N}]+( [\p{L}\p{N}]+)*"( \*)?$/u)
    }),
  )
})

test('every letter of a text starts a token', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'京都東の海温泉アー'), minLength: 1 }), (text) => {
      const begins = indexText(text)
        .split(' ')
        .map((token) => [...token][0])
      expect(begins.join('')).toBe(folded(text))
    }),
  )
})
