import { expect, test } from 'vitest'
import { shownArticles } from './popular-articles.ts'

const ranking = (...readers: number[]) => readers.map((count) => ({ readers: count }))

test('readers are shown the first five articles', () => {
  expect(shownArticles(ranking(90, 80, 70, 60, 50, 40))).toEqual(ranking(90, 80, 70, 60, 50))
})

test('an article that one subscriber alone can have read in seven days is not shown', () => {
  expect(shownArticles(ranking(30, 20, 15, 14, 7))).toEqual(ranking(30, 20, 15))
})

test('one or two articles make no ranking', () => {
  expect(shownArticles(ranking(300, 200))).toEqual([])
  expect(shownArticles(ranking(300, 200, 14))).toEqual([])
})
