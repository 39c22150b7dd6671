import { expect, test } from 'vitest'
import { compoundOf, synonymsOf } from './synonyms.ts'
import { folded } from './text.ts'

test.each([
  ['食べあるき', '食べ歩き'],
  ['たべあるき', '食べ歩き'],
  ['食歩き', '食べ歩き'],
  ['tabearuki', '食べ歩き'],
  ['こどもづれ', '子連れ'],
  ['子連れ', '子ども連れ'],
  ['こうよう', '紅葉'],
  ['koyo', '紅葉'],
  ['onsen', '温泉'],
  ['中華そば', 'ラーメン'],
])('%s is searched as %s too', (typed, other) => {
  expect(synonymsOf(folded(typed))).toContain(folded(other))
})

test('a word that texts write finds no reading, and an unknown word only itself', () => {
  expect(synonymsOf('温泉')).toEqual([])
  expect(synonymsOf('ぬるぽ')).toEqual([])
})

test.each([
  ['温泉旅館', ['温泉', '旅館']],
  ['金沢グルメ', ['金沢', 'グルメ']],
  ['海鮮丼', null],
  ['温泉', null],
  ['博物館', null],
])('%s is the compound %j', (word, parts) => {
  expect(compoundOf(folded(word))).toEqual(parts?.map(folded) ?? null)
})
