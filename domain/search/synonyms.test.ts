import { expect, test } from 'vitest'
import { SYNONYMS } from './synonyms.fixture.ts'
import { NO_SYNONYMS, readSynonyms } from './synonyms.ts'
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
  expect(SYNONYMS.of(folded(typed))).toContain(folded(other))
})

test('a word that texts write finds no reading, and an unknown word only itself', () => {
  expect(SYNONYMS.of('温泉')).toEqual([])
  expect(SYNONYMS.of('ぬるぽ')).toEqual([])
  expect(NO_SYNONYMS.of('おんせん')).toEqual([])
})

test('a word in a group wins over the romaji of a word in another', () => {
  const synonyms = readSynonyms([
    { words: ['紅葉'], others: ['koen'] },
    { words: ['公園'], others: ['こうえん'] },
  ])
  expect(synonyms.of('koen')).toEqual(['紅葉'])
  expect(synonyms.of('こうえん')).toEqual(['公園'])
})

test.each([
  ['温泉旅館', ['温泉', '旅館']],
  ['金沢グルメ', ['金沢', 'グルメ']],
  ['海鮮丼', null],
  ['温泉', null],
  ['博物館', null],
])('%s is the compound %j', (word, parts) => {
  expect(SYNONYMS.compoundOf(folded(word))).toEqual(parts?.map(folded) ?? null)
})
