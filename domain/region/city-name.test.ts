import { expect, test } from 'vitest'
import {
  cityNameWithoutCounty,
  derivedCityEntry,
  readingWithoutCounty,
  splitCityName,
  splitCityNameExactly,
} from './city-name.ts'

const ISLANDS = ['大島町', '新島村', '神津島村', '三宅村', '御蔵島村', '八丈町', '青ヶ島村', '小笠原村']

test.each([
  ['札幌市中央区', '札幌市', '中央区'],
  ['石狩郡当別町', '石狩郡', '当別町'],
  ...['千代田区', '町田市', '大町市', '東村山市', '村上市', '都城市', '四街道市', '十日町市'].map((name) => [
    name,
    name,
    '',
  ]),
  ['神崎郡市川町', '神崎郡', '市川町'],
  ['芳賀郡市貝町', '芳賀郡', '市貝町'],
  ['吉野郡下市町', '吉野郡', '下市町'],
  ['中新川郡上市町', '中新川郡', '上市町'],
  ['赤穂郡上郡町', '赤穂郡', '上郡町'],
  ['西八代郡市川三郷町', '西八代郡', '市川三郷町'],
  ...['市川市', '市原市', '郡山市', '郡上市'].map((name) => [name, name, '']),
  ['四日市市', '四日市', '市'],
  ['廿日市市', '廿日市', '市'],
  ['野々市市', '野々市', '市'],
  ['蒲郡市', '蒲郡', '市'],
  ['小郡市', '小郡', '市'],
  ['大和郡山市', '大和郡', '山市'],
  ['余市郡余市町', '余市', '郡余市町'],
  ['高市郡高取町', '高市', '郡高取町'],
  ...ISLANDS.map((name) => [name, name, '']),
])('the specified rule splits %s into %s and %j (R112)', (name, city, other) => {
  expect(splitCityName(name)).toEqual({ city, other })
})

test.each([
  ['四日市市', '四日市市', ''],
  ['廿日市市', '廿日市市', ''],
  ['野々市市', '野々市市', ''],
  ['蒲郡市', '蒲郡市', ''],
  ['小郡市', '小郡市', ''],
  ['大和郡山市', '大和郡山市', ''],
  ['余市郡余市町', '余市郡', '余市町'],
  ['余市郡赤井川村', '余市郡', '赤井川村'],
  ['高市郡明日香村', '高市郡', '明日香村'],
  ['札幌市中央区', '札幌市', '中央区'],
  ['千代田区', '千代田区', ''],
])('the exact rule splits %s into %s and %j (R112)', (name, city, other) => {
  expect(splitCityNameExactly(name)).toEqual({ city, other })
})

test('a derived entry names the prefecture, the code of the city and both parts (R101, R113)', () => {
  expect(derivedCityEntry('北海道', { code: '01101', name: '札幌市中央区' })).toEqual({
    code: '01101',
    prefecture: '北海道',
    city: '札幌市',
    other: '中央区',
  })
})

test.each([
  ['東牟婁郡那智勝浦町', '那智勝浦町'],
  ['余市郡余市町', '余市町'],
  ['札幌市中央区', '札幌市中央区'],
  ['大和郡山市', '大和郡山市'],
  ['小笠原村', '小笠原村'],
])('%s is shown as %s on a card', (name, spoken) => {
  expect(cityNameWithoutCounty(name)).toBe(spoken)
})

test.each([
  ['東牟婁郡那智勝浦町', 'ひがしむろぐんなちかつうらちょう', 'なちかつうらちょう'],
  ['北群馬郡榛東村', 'きたぐんまぐんしんとうむら', 'しんとうむら'],
  ['郡上市', 'ぐじょうし', 'ぐじょうし'],
  ['札幌市中央区', '', ''],
])('the reading of %s on its page, of %s, is %s', (name, kana, reading) => {
  expect(readingWithoutCounty(name, kana)).toBe(reading)
})
