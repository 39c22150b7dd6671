import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittingDescription } from './fitting-description.ts'
import { fittingTitle, fullWidthLength } from './fitting-text.ts'

test('half-width characters count as half of a full-width one', () => {
  expect(fullWidthLength('旅2日')).toBe(2.5)
  expect(fullWidthLength('ｵｷﾅﾜ')).toBe(2)
})

test('a title that fits stays unchanged', () => {
  expect(fittingTitle('雪つり前の兼六園を歩く')).toBe('雪つり前の兼六園を歩く')
})

test('a longer title is cut at a word boundary', () => {
  expect(fittingTitle('雪つり前の兼六園を、朝のうちに歩く', 11)).toBe('雪つり前の兼六園を…')
})

test('a longer description is cut after its last whole sentence', () => {
  expect(fittingDescription('朝の庭を歩きます。池に松が映ります。昼は混みます。', 20)).toBe(
    '朝の庭を歩きます。池に松が映ります。',
  )
})

test('a bracket that closes a sentence stays with it', () => {
  expect(fittingDescription('彼は「庭へ行こう。」と言いました。', 10)).toBe('彼は「庭へ行こう。」')
})

test('a description of one long sentence is cut at a word boundary', () => {
  expect(fittingDescription('日本海に面した港町を、冬の朝に歩いて市場まで行く', 14)).toBe(
    '日本海に面した港町を、冬の…',
  )
})

test('line breaks become spaces', () => {
  expect(fittingDescription('一行目\n二行目')).toBe('一行目 二行目')
})

test('nothing exceeds the maximum', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(fullWidthLength(fittingTitle(text))).toBeLessThanOrEqual(32)
      expect([...fittingDescription(text)].length).toBeLessThanOrEqual(120)
    }),
  )
})
