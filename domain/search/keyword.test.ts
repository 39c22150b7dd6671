import { expect, test } from 'vitest'
import { marksOf, readKeyword, splitKeyword, widerKeywords } from './keyword.ts'
import { SYNONYMS } from './synonyms.fixture.ts'
import { folded } from './text.ts'

test.each([
  ['京都', ['26'], []],
  ['ｷｮｳﾄ', ['26'], []],
  ['きょうとふ', ['26'], []],
  ['KYOTO', ['26'], []],
  ['東京都', ['13'], []],
  ['とうきょう', ['13'], []],
  ['ほっかいどう', ['01'], []],
  ['京都 紅葉', ['26'], ['紅葉']],
  ['京都の紅葉', ['26'], ['紅葉']],
  ['京都　奈良', ['26', '29'], []],
  ['京都タワー', [], ['京都たわー']],
  ['箱根の温泉', [], ['箱根の温泉']],
  ['♨', [], ['温泉']],
  ['tōkyō', ['13'], []],
  ['Kyoto onsen', ['26'], ['onsen']],
  ['Kyoto-fu', ['26'], []],
  ['% " *', [], []],
])('%s gives the prefectures %j and the words %j (R18)', (keyword, prefectures, words) => {
  expect(readKeyword(keyword)).toEqual({ prefectures, words })
})

test('every prefecture is recognised with and without 都道府県', () => {
  expect(readKeyword('大阪府 北海道 沖縄 青森県').prefectures).toEqual(['27', '01', '47', '02'])
})

test.each([
  ['京都タワー', { prefecture: { code: '26', name: '京都' }, words: ['たわー'] }],
  ['東京タワー', { prefecture: { code: '13', name: '東京' }, words: ['たわー'] }],
  ['長崎カステラ', { prefecture: { code: '42', name: '長崎' }, words: ['かすてら'] }],
  ['青森県りんご', { prefecture: { code: '02', name: '青森' }, words: ['りんご'] }],
  ['青森県立美術館', { prefecture: { code: '02', name: '青森' }, words: ['県立美術館'] }],
  ['東京都庁', { prefecture: { code: '13', name: '東京' }, words: ['都庁'] }],
  ['京都府', null],
  ['箱根の温泉', { prefecture: null, words: ['箱根', '温泉'] }],
  ['札幌ラーメン', { prefecture: null, words: ['札幌', 'らーめん'] }],
  ['温泉旅館', { prefecture: null, words: ['温泉', '旅館'] }],
  ['木の葉', null],
  ['温泉', null],
])('%s is split into %j (R18)', (keyword, parts) => {
  expect(splitKeyword(folded(keyword), SYNONYMS)).toEqual(parts)
})

test('marks include the prefecture’s name when its reading was typed', () => {
  expect(marksOf(readKeyword('おきなわ 海'), SYNONYMS)).toEqual(['海', '沖縄'])
  expect(marksOf(readKeyword('京都タワー'), SYNONYMS)).toEqual(['京都たわー', 'たわー'])
})

test('marks are no kanji that other words contain', () => {
  expect(marksOf(readKeyword('城跡'), SYNONYMS)).toEqual(['城跡', 'お城'])
})

test('a keyword without results is broadened by its parts', () => {
  expect(widerKeywords('抹茶 城', SYNONYMS)).toEqual(['抹茶', '城'])
  expect(widerKeywords('箱根の温泉', SYNONYMS)).toEqual(['箱根', '温泉'])
  expect(widerKeywords('京都タワー', SYNONYMS)).toEqual(['京都', 'タワー'])
  expect(widerKeywords('ﾀﾜｰ 城', SYNONYMS)).toEqual(['タワー', '城'])
  expect(widerKeywords('温泉', SYNONYMS)).toEqual([])
  expect(widerKeywords('京都 ぬるぽ', SYNONYMS)).toEqual(['京都', 'ぬるぽ'])
  expect(widerKeywords('京都の紅葉', SYNONYMS)).toEqual(['京都', '紅葉'])
  expect(widerKeywords('きょうt', SYNONYMS)[0]).toBe('京都')
})

test('of several words the most are kept first', () => {
  expect(widerKeywords('京都 抹茶 城', SYNONYMS)).toEqual([
    '京都 抹茶',
    '京都 城',
    '抹茶 城',
    '京都',
    '抹茶',
    '城',
  ])
})
