import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedRuns, markedSnippet } from './highlight.ts'

const shown = (runs: readonly { text: string; hit: boolean }[] | null) =>
  runs?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test.each([
  ['城崎温泉と温泉街', ['温泉'], '城崎[温泉]と[温泉]街'],
  ['カニのスイーツ', ['すいーつ'], 'カニの[スイーツ]'],
  ['東京都と京都府', ['京都'], '東京都と[京都]府'],
  ['城崎温泉', ['城崎温', '温泉'], '[城崎温泉]'],
  ['A Tea and tea', ['tea'], 'A [Tea] and [tea]'],
  ['taxi', ['a'], 'taxi'],
  ['温泉', [], '温泉'],
])('in %s the words %j are marked: %s', (text, words, marked) => {
  expect(shown(markedRuns(text, words))).toBe(marked)
})

test('an excerpt starts with the sentence of the match if it is near', () => {
  const text = `${'あ'.repeat(200)}。湯は${'い'.repeat(200)}`
  expect(shown(markedSnippet(text, ['湯']))).toBe(`[湯]は${'い'.repeat(88)}…`)
  expect(shown(markedSnippet(`${'あ'.repeat(100)}湯`, ['湯']))).toBe(`…${'あ'.repeat(24)}[湯]`)
  expect(markedSnippet('何もない', ['湯'])).toBeNull()
})

test('the runs join to the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
      expect(
        markedRuns(text, words)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
