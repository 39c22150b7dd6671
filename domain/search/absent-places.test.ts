import { expect, test } from 'vitest'
import { absentPlaceOf } from './absent-places.ts'

test.each([
  ['ディズニーランド', '東京ディズニーランド', ''],
  ['ﾃﾞｨｽﾞﾆｰﾗﾝﾄﾞ', '東京ディズニーランド', ''],
  ['USJ', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['ｕｓｊ', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['ユニバーサルスタジオジャパン', 'ユニバーサル・スタジオ・ジャパン', ''],
  ['USJ ホテル', 'ユニバーサル・スタジオ・ジャパン', 'ホテル'],
  ['Fushimi Inari', '伏見稲荷大社', ''],
])('%s names %s', (keyword, name, rest) => {
  expect(absentPlaceOf(keyword)).toMatchObject({ name, rest })
})

test('other words name no well-known place', () => {
  for (const keyword of ['温泉', '京都', '', '"*', 'toString']) expect(absentPlaceOf(keyword)).toBeNull()
})
