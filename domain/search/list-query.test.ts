import { expect, test } from 'vitest'
import { countCells, type ListCell, listHref, prefectureCodesOf } from './list-query.ts'

const cell = (own: Partial<ListCell>): ListCell => ({
  sort: '温泉',
  prefectureCode: '28',
  months: [1, 2],
  facts: ['rainy'],
  count: 1,
  ...own,
})
const CELLS = [
  cell({ count: 3 }),
  cell({ prefectureCode: '26', sort: '絶景' }),
  cell({ prefectureCode: null }),
]

test('the same filters give the same address, regardless of order', () => {
  expect(listHref('spots', { month: '2', category: '温泉', sort: 'kana' }, 2)).toBe(
    `/spots?category=${encodeURIComponent('温泉')}&month=2&sort=kana&page=2`,
  )
  expect(listHref('spots', { sort: 'newest' })).toBe('/spots')
})

test.each([
  [{}, 5],
  [{ category: '温泉' }, 4],
  [{ type: '絶景' }, 1],
  [{ region: 'kinki' }, 4],
  [{ prefecture: 'hyogo' }, 3],
  [{ prefecture: 'hyogo', region: 'kanto' }, 0],
  [{ month: '2' }, 5],
  [{ month: '3' }, 0],
  [{ with: 'rainy', category: '絶景' }, 1],
  [{ with: 'free' }, 0],
] as const)('%j finds %d', (query, count) => {
  expect(countCells(CELLS, query)).toBe(count)
})

test('places become codes: a prefecture within its region, or none', () => {
  expect(prefectureCodesOf({})).toBeNull()
  expect(prefectureCodesOf({ prefecture: 'hyogo' })).toEqual(['28'])
  expect(prefectureCodesOf({ region: 'shikoku' })).toEqual(['36', '37', '38', '39'])
  expect(prefectureCodesOf({ region: 'shikoku', prefecture: 'hyogo' })).toEqual([])
})
