import { expect, test } from 'vitest'
import { shapeOf } from './skeleton-shape.ts'

test.each([
  ['/spots', 'list'],
  ['/article-pages', 'list'],
  ['/spots/kinosaki-onsen', 'place'],
  ['/gifts/x', 'place'],
  ['/article-pages/x', 'article'],
  ['/pr/kyoto', 'prefecture'],
  ['/', 'prefecture'],
  ['/help', 'text'],
  ['/search', 'text'],
  ['/search/=/keyword=x', 'results'],
])('while %s is fetched, a %s stands in its place', (path, shape) => {
  expect(shapeOf(path)).toBe(shape)
})
