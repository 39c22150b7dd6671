import { expect, test } from 'vitest'
import { expressionsOf, MATCH_ALL, withRequiredKeys } from './expression.ts'
import { readKeyword } from './keyword.ts'
import { SYNONYMS } from './synonyms.fixture.ts'

const expressions = (keyword: string) => expressionsOf(readKeyword(keyword), SYNONYMS)

test('a keyword becomes quoted phrases and keys, from the name to the whole page (R18)', () => {
  expect(expressions('京都 紅葉')).toEqual({
    all: '(keys : "ナ26") AND ("紅葉")',
    tiers: [
      '(keys : "ナ26") AND {name reading} : ("紅葉")',
      '(keys : "ナ26") AND {name reading tags} : ("紅葉")',
      '(keys : "ナ26") AND {name reading tags catch} : ("紅葉")',
      '(keys : "ナ26") AND {name reading tags catch outline places} : ("紅葉")',
      '(keys : "ナ26") AND ("紅葉")',
    ],
    apart: -1,
    mention: 4,
  })
})

test('with several words, pages with one in their name come first', () => {
  expect(expressions('抹茶 城')?.tiers[3]).toBe('("抹茶" AND "城" *) AND {name reading} : ("抹茶" OR "城" *)')
})

test('a word that can be split is searched as a whole first (R18)', () => {
  const { all, tiers, apart } = expressions('京都タワー') ?? MATCH_ALL
  expect(all).toBe('("京都 都た たわ わー" OR (keys : "ナ26" AND "たわ わー"))')
  expect(apart).toBe(5)
  expect(tiers.slice(0, apart).filter((tier) => tier.includes('ナ26'))).toEqual([])
  expect(tiers.slice(apart)).toEqual([
    '({name reading tags catch} : "京都 都た たわ わー" OR (keys : "ナ26" AND {name reading tags catch} : "たわ わー"))',
    all,
  ])
  expect(expressions('箱根の温泉')?.all).toBe('("箱根 根の の温 温泉" OR ("箱根" AND "温泉"))')
})

test('a word is searched in all its spellings, and romaji as a reading', () => {
  expect(expressions('食べあるき')?.all).toContain('"食べ べあ ある るき" OR "食べ べ歩 歩き"')
  expect(expressions('onsen')?.all).toContain(
    '"onsen" * OR "温泉" OR {name reading places} : "おん んせ せん"',
  )
})

test('a synonym of one kanji is looked for in tags only, because many names begin with it', () => {
  expect(expressions('城跡')?.all).toBe('(("城跡" OR tags : "城" OR "お城"))')
  expect(expressions('さくら')?.all).toBe('(("さく くら" OR tags : "桜" OR "花見"))')
  expect(expressions('しま')?.all).not.toContain('島')
})

test('a keyword without letters is no search, an empty keyword matches everything', () => {
  expect(expressions('%"*')).toBeNull()
  expect(withRequiredKeys(['ケ26'], MATCH_ALL).all).toBe('keys : "ケ26" AND (keys : "ア")')
})
