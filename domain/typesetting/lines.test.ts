import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancedLines, fewLines } from './lines.ts'
import { phrasesOf } from './phrases.ts'

/** Counts every character as full width. */
const measure = (text: string) => [...text].length

test('a title breaks between phrases, in lines of similar length', () => {
  expect(balancedLines('兼六園の雪吊りを歩く、金沢の冬の一日', 10, measure)).toEqual([
    '兼六園の雪吊りを',
    '歩く、金沢の冬の一日',
  ])
  expect(balancedLines('旅の支度に、たしかな道しるべを。', 9, measure)).toEqual([
    '旅の支度に、',
    'たしかな',
    '道しるべを。',
  ])
  expect(balancedLines('津軽鉄道のストーブ列車、12月1日から', 9, measure)).toEqual([
    '津軽鉄道の',
    'ストーブ列車、',
    '12月1日から',
  ])
  expect(balancedLines('兼六園', 10, measure)).toEqual(['兼六園'])
})

test('no line begins with a closing mark, or ends with an opening one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('旅', '「', '」', '、', '。', 'ー', '宿', 'の', '湯', 'ッ'), {
        minLength: 1,
        maxLength: 40,
      }),
      (characters) => {
        const phrases = phrasesOf(characters.join(''))
        expect(phrases.join('')).toBe(characters.join(''))
        for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[、。」ーッ]/)
        for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/「$/)
      },
    ),
  )
})

test('no line exceeds the width, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (text) => {
      for (const line of fewLines(text, 9, 3, measure)) expect(measure(line)).toBeLessThanOrEqual(9)
      expect(fewLines(text, 9, 3, measure).length).toBeLessThanOrEqual(3)
    }),
  )
})

test('a too long title ends with an ellipsis', () => {
  const lines = fewLines('日本の旅を、北から南まで、四十七の都道府県をひとつずつ歩いた記録', 8, 2, measure)
  expect(lines).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/[^、。]…$/)
})
