import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES } from '../region/built-in-regions.ts'
import { PREFECTURE_KANA } from '../region/prefecture-kana.ts'
import { readingsOfRomaji, romajiKey } from './romaji.ts'

test.each([
  ['tokyo', 'tokyo'],
  ['toukyou', 'tokyo'],
  ['tōkyō', 'tokyo'],
  ['とうきょう', 'tokyo'],
  ['ohsaka', 'osaka'],
  ['おおさか', 'osaka'],
  ['sapporo', 'sapporo'],
  ['さっぽろ', 'sapporo'],
  ['shimbashi', 'shinbashi'],
  ['sinbasi', 'shinbashi'],
  ['しんばし', 'shinbashi'],
  ['matchi', 'macchi'],
  ['まっち', 'macchi'],
  ['tuchiura', 'tsuchiura'],
  ['hukuoka', 'fukuoka'],
  ['ふくおか', 'fukuoka'],
  ['きゅうしゅう', 'kyushu'],
  ['kyuusyuu', 'kyushu'],
])('%s is compared as %s', (word, key) => {
  expect(romajiKey(word)).toBe(key)
})

test('the reading of every prefecture is its slug', () => {
  for (const { code, slug, name } of BUILT_IN_PREFECTURES) {
    const kana = (PREFECTURE_KANA[code] ?? '').replace(name === '北海道' ? '' : /(と|ふ|けん)$/, '')
    expect(romajiKey(kana)).toBe(romajiKey(slug))
  }
})

test('a word in Latin letters has the readings that it may stand for', () => {
  expect(readingsOfRomaji('kenrokuen')).toContain('けんろくえん')
  expect(readingsOfRomaji('todaiji')).toContain('とうだいじ')
  expect(readingsOfRomaji('sapporo')).toContain('さっぽろ')
  expect(readingsOfRomaji('kinosaki')).toContain('きのさき')
  for (const word of ['usj', 'cafe', 'km', 'kyotox', '温泉', '']) expect(readingsOfRomaji(word)).toEqual([])
})
