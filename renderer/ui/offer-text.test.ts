import { expect, test } from 'vitest'
import { offerText } from './offer-text.ts'

test.each([
  ['rakutenTravel', '空室・料金', '楽天トラベルで空室・料金を見る'],
  ['rakutenTravel', '北陸の宿の空室を見る', '楽天トラベルで北陸の宿の空室を見る'],
  ['jalan', '体験を探す', 'じゃらんnetで体験を探す'],
  ['amazon', 'Amazonで探す', 'Amazonで探す'],
  ['other', '協会の案内', '協会の案内'],
] as const)('a button to %s that is called %s reads %s', (provider, label, text) => {
  expect(offerText({ provider, label })).toBe(text)
})
