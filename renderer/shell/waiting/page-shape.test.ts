import { expect, test } from 'vitest'
import { isBetweenListAndPage, shapeOf } from './page-shape.ts'

test.each([
  ['/spots', 'list'],
  ['/article-pages', 'list'],
  ['/spots/kinosaki-onsen', 'place'],
  ['/gifts/x', 'place'],
  ['/article-pages/x', 'article'],
  ['/pr/kyoto', 'prefecture'],
  ['/features/x', 'article'],
  ['/campaigns', 'text'],
  ['/authors/x', 'list'],
  ['/months/11', 'prefecture'],
  ['/map', 'text'],
  ['/', 'prefecture'],
  ['/help', 'text'],
  ['/search', 'text'],
  ['/search/=/keyword=x', 'results'],
])('the skeleton of %s is %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape)
})

test.each([
  ['/spots', '/spots/kinosaki-onsen', true],
  ['/article-pages/x', '/', true],
  ['/pr/kyoto', '/hotels/x', true],
  ['/spots', '/hotels', false],
  ['/spots/a', '/spots/b', false],
  ['/help', '/spots', false],
])('%s and %s are a list and one of its pages: %s', (from, to, is) => {
  expect(isBetweenListAndPage(from, to)).toBe(is)
})
