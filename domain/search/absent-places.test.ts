import { expect, test } from 'vitest'
import { absentPlaceOf } from './absent-places.ts'
import { SYNONYMS } from './synonyms.fixture.ts'

test.each([
  ['ディズニーランド', '東京ディズニーランド', ''],
  ['ﾃﾞｨｽﾞﾆｰﾗﾝﾄﾞ', '東京ディズニーランド', ''],
  ['USJ', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['ｕｓｊ', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['ユニバーサルスタジオジャパン', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['USJ ホテル', 'ユニバーサル・スタジオ・ジャパン', 'ホテル'],
  ['Fushimi Inari', '伏見稲荷大社', ''],
  ['横浜 中華街', '横浜中華街', ''],
  ['東京 ディズニーランド', '東京ディズニーランド', ''],
  ['東京 ディズニーランド ホテル', '東京ディズニーランド', 'ホテル'],
  ['ニセコ かに', 'ニセコ', 'かに'],
  ['大阪 USJ', 'ユニバーサル・スタジオ・ジャパン', '大阪'],
  ['関西 USJ', 'ユニバーサル・スタジオ・ジャパン', '関西'],
  ['山梨 静岡 富士山', '富士山', '山梨 静岡'],
])('%s names %s', (keyword, name, rest) => {
  expect(absentPlaceOf(keyword, SYNONYMS)).toMatchObject({ name, rest })
})

test('a place is not the one that is named with another prefecture', () => {
  for (const keyword of ['長崎 中華街', '中華街 神戸', '静岡 富士山', '九州 USJ'])
    expect([keyword, absentPlaceOf(keyword, SYNONYMS)]).toEqual([keyword, null])
})

test('other words name no well-known place', () => {
  for (const keyword of [
    '温泉',
    '京都',
    'なす',
    '新世界',
    'グリコ',
    'しぶや',
    '時計台',
    '',
    '"*',
    'toString',
  ])
    expect(absentPlaceOf(keyword, SYNONYMS)).toBeNull()
})
