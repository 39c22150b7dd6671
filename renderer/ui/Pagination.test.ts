import { expect, test } from 'vitest'
import { pageNumbers } from './Pagination.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [2, 3, [1, 2, 3]],
])('on page %d of %d the pages around it, the first and the last are offered', (page, pages, offered) => {
  expect(pageNumbers(page, pages)).toEqual(offered)
})
