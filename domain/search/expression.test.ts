import { expect, test } from 'vitest'
import { EVERYTHING, expressionsOf, narrowedTo } from './expression.ts'
import { readKeyword } from './keyword.ts'

const expressions = (keyword: string) => expressionsOf(readKeyword(keyword))

test('a keyword becomes quoted phrases and places, from the name to the whole page (R18)', () => {
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

test('of several words, pages that have one in their name come before those that have none there', () => {
  expect(expressions('抹茶 城')?.tiers[3]).toBe('("抹茶" AND "城" *) AND {name reading} : ("抹茶" OR "城" *)')
})

test('a word that can be taken apart is looked for as it stands first (R18)', () => {
  const { all, tiers, apart } = expressions('京都タワー') ?? EVERYTHING
  expect(all).toBe('("京都 都た たわ わー" OR (keys : "ナ26" AND "たわ わー"))')
  expect(apart).toBe(5)
  expect(tiers.slice(0, apart).filter((tier) => tier.includes('ナ26'))).toEqual([])
  expect(tiers.slice(apart)).toEqual([
    '({name reading tags catch} : "京都 都た たわ わー" OR (keys : "ナ26" AND {name reading tags catch} : "たわ わー"))',
    all,
  ])
  expect(expressions('箱根の温泉')?.all).toBe('("箱根 根の の温 温泉" OR ("箱根" AND "温泉"))')
})

test('a keyword without letters is no search, a search without a keyword finds everything', () => {
  expect(expressions('%"*')).toBeNull()
  expect(narrowedTo(['ケ26'], EVERYTHING).all).toBe('keys : "ケ26" AND (keys : "ア")')
})
