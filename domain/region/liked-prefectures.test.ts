import { expect, test } from 'vitest'
import { likedPrefectures } from './liked-prefectures.ts'

test('the prefectures with most favourites and records come first, three at most (R42)', () => {
  const kept = ['28', '28', '17', null, '13'].map((prefectureCode) => ({ prefectureCode }))
  expect(likedPrefectures(kept, [])).toEqual(['28', '13', '17'])
  expect(likedPrefectures(kept, [{ prefectureCode: '47', count: 900 }])).toEqual(['47', '28', '13'])
  expect(likedPrefectures([], [])).toEqual([])
})
