import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NO_PAGE, resolvePageType } from './page-type.ts'

/** `pages/spots/@slug/+Page.tsx` is `/spots/:id`; the areas list their pages themselves. */
const types = globSync('pages/**/+Page.tsx')
  .map(
    (file) =>
      file
        .replace(/^pages|(\/index)?\/\+Page\.tsx$/g, '')
        .replace('@plural', 'spots')
        .replace(/@\w+/g, ':id') || '/',
  )
  .filter((path) => !/^\/(office|member|_error)/.test(path))

test('every page of the site has a type of its own (R57)', () => {
  expect(types).toContain('/spots/:id')
  for (const type of types) {
    const isSearch = type.startsWith('/search')
    expect([type, resolvePageType(type)]).toEqual([type, isSearch ? '/search' : type])
  }
  expect(resolvePageType('/@/travel/guides/8b2f1d3e/edit')).toBe('/@/travel/guides/:id/edit')
  expect(resolvePageType('/$/spots/kinosaki-onsen/revisions')).toBe('/$/spots/:id/revisions')
})

test('invented paths have no page type (R57)', () => {
  for (const path of ['/spots/hotels/gifts', '/about/help', '/wp-admin', '/a/b/c', '/@/$/_'])
    expect([path, resolvePageType(path)]).toEqual([path, NO_PAGE])
})
