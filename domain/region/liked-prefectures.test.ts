import { expect, test } from 'vitest'
import { likedPrefectures } from './liked-prefectures.ts'

test('the prefectures with most favourites and records come first, three at most (R42)', () => {
  const favorites = ['28', '28', '17', null, '13'].map((prefectureCode) => ({ prefectureCode }))
  expect(likedPrefectures(favorites, [])).toEqual(['28', '13', '17'])
  expect(likedPrefectures(favorites, [{ prefectureCode: '47', count: 900 }])).toEqual(['47', '28', '13'])
  expect(likedPrefectures([], [])).toEqual([])
})
