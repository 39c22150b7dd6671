import { expect, test } from 'vitest'
import { marksOf, matchExpressions, readKeyword, widerKeywords } from './search-keyword.ts'

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
  ['% " *', [], []],
])('%s means the prefectures %j and the words %j (R18)', (keyword, prefectures, words) => {
  expect(readKeyword(keyword)).toEqual({ prefectures, words })
})

test('every prefecture is recognised with and without 都道府県', () => {
  expect(readKeyword('大阪府 北海道 沖縄 青森県').prefectures).toEqual(['27', '01', '47', '02'])
})

test('a keyword becomes an expression of quoted phrases and places', () => {
  expect(matchExpressions(readKeyword('京都 紅葉'))).toEqual({
    all: '(places : "pref26") AND "紅葉"',
    telling: '(places : "pref26") AND {name reading tags catch} : "紅葉"',
  })
  expect(matchExpressions(readKeyword('箱根の温泉'))?.all).toBe(
    '("箱根 根の の温 温泉" OR ("箱根" AND "温泉"))',
  )
  expect(matchExpressions(readKeyword('"'))).toBeNull()
})

test('what is marked includes the name of a prefecture that was typed as its reading', () => {
  expect(marksOf(readKeyword('おきなわ 海'))).toEqual(['海', '沖縄'])
})

test('a keyword without results is widened by its parts', () => {
  expect(widerKeywords('抹茶 城')).toEqual(['抹茶', '城'])
  expect(widerKeywords('箱根の温泉')).toEqual(['箱根', '温泉'])
  expect(widerKeywords('京都タワー')).toEqual(['京都', 'たわー'])
  expect(widerKeywords('温泉')).toEqual([])
})
