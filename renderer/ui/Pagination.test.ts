import { expect, test } from 'vitest'
import { pageNumbers } from './Pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %d of %d links to the pages around it, the first and the last', (page, pages, offered) => {
  expect(pageNumbers(page, pages)).toEqual(offered)
})
