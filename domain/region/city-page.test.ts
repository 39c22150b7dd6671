import { expect, test } from 'vitest'
import { cityOfPath, cityPath } from './city-page.ts'

test('the page of a municipality is below that of its prefecture, by its code', () => {
  expect(cityPath('17201')).toBe('/pr/ishikawa/17201')
  expect(cityPath('01100')).toBe('/pr/hokkaido/01100')
  expect(cityPath('99201')).toBeNull()
})

test.each([
  ['/pr/ishikawa/17201', '17201'],
  ['/pr/kyoto/17201', '17201'],
  ['/pr/ishikawa', null],
  ['/pr/ishikawa/1720', null],
  ['/pr/ishikawa/kanazawa', null],
  ['/pr/ishikawa/17201/x', null],
  ['/spots/ishikawa/17201', null],
])('%s has the code of the municipality %s', (path, code) => {
  expect(cityOfPath(path)).toBe(code)
})
