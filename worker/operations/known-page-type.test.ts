import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownPageType, NO_PAGE } from './known-page-type.ts'

/** `pages/spots/@slug/+Page.tsx` is `/spots/:id`; the areas name their pages themselves. */
const types = globSync('pages/**/+Page.tsx')
  .map((file) => file.replace(/^pages|(\/index)?\/\+Page\.tsx$/g, '').replace(/@\w+/g, ':id') || '/')
  .filter((path) => !/^\/(office|member|_error)/.test(path))

test('every page of the site is a sort of its own (R57)', () => {
  expect(types).toContain('/spots/:id')
  for (const type of types) {
    const isSearch = type.startsWith('/search')
    expect([type, knownPageType(type)]).toEqual([type, isSearch ? '/search' : type])
  }
  expect(knownPageType('/@/travel/guides/8b2f1d3e/edit')).toBe('/@/travel/guides/:id/edit')
  expect(knownPageType('/$/spots/kinosaki-onsen/revisions')).toBe('/$/spots/:id/revisions')
})

test('what is made up of its words is no sort of page (R57)', () => {
  for (const path of ['/spots/hotels/gifts', '/about/help', '/wp-admin', '/a/b/c', '/@/$/_'])
    expect([path, knownPageType(path)]).toEqual([path, NO_PAGE])
})
