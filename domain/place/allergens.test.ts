import { expect, test } from 'vitest'
import { allergenLines } from './allergens.ts'

const LABEL = 'お求めの際は、商品の表示をご確認ください。'

test('mandatory allergens come before recommended ones', () => {
  expect(allergenLines({ allergens: ['さば', 'さけ', '小麦', '大豆'], category: '海産物' })).toEqual([
    '特定原材料：小麦',
    '特定原材料に準ずるもの：さば、さけ、大豆',
    LABEL,
  ])
  expect(allergenLines({ allergens: ['りんご'], category: '洋菓子' })).toEqual([
    '特定原材料に準ずるもの：りんご',
    LABEL,
  ])
})

test('an empty list is no guarantee, and crafts have no allergens', () => {
  expect(allergenLines({ allergens: [], category: '和菓子' })).toEqual([
    '特定原材料等の記載はありません。',
    LABEL,
  ])
  expect(allergenLines({ allergens: [], category: '工芸品' })).toEqual([])
})
