import { expect, test } from 'vitest'
import { PERSONAL_PAGES } from '../site/area-pages.ts'
import { MANAGEMENT_PAGES } from '../site/management-pages.ts'
import { pageTypeOf } from './page-type.ts'

test.each([
  ['/', '/'],
  ['/spots', '/spots'],
  ['/spots/kinosaki-onsen', '/spots/:id'],
  ['/pr/kyoto', '/pr/:id'],
  ['/pr/ishikawa/17201', '/pr/:id/:id'],
  ['/months/11', '/months/:id'],
  ['/map', '/map'],
  ['/search/=/keyword=痔/pr=26', '/search'],
  ['/search?keyword=私の名前', '/search'],
  ['/shared/guides/Zk3-9_aB', '/shared/guides/:id'],
  ['/preview/spots.8b2f.123.sig', '/preview/:id'],
  ['/@/travel/guides/8b2f1d3e-6c1f-4c4b-9f43-2f1f6f6a7c11/edit', '/@/travel/guides/:id/edit'],
  ['/$/accounts/8b2f1d3e/article-pages', '/$/accounts/:id/article-pages'],
  ['/hanako@example.jp/%E5%B1%B1%E7%94%B0', '/:id/:id'],
  ['/a/b/c/d/e/f/g', '/:id/:id/:id/:id/:id'],
])('%s has the type %s (R57)', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
  expect(pageTypeOf(type)).toBe(type)
})

test('pages of the areas have different types', () => {
  for (const { path } of [...PERSONAL_PAGES, ...MANAGEMENT_PAGES])
    expect(pageTypeOf(path)).toBe(path.replaceAll(/:\w+/g, ':id'))
})
