import { expect, test } from 'vitest'
import { documentInScheme, inScheme } from './scheme.ts'

test('a style sheet is as on a device that prefers the scheme (R36)', () => {
  const css =
    ':root{color-scheme:light dark}@media screen and (prefers-color-scheme:dark){a{b:c}}@media (prefers-color-scheme: light){d{e:f}}'
  expect(inScheme(css, 'dark')).toBe(
    ':root{color-scheme:dark}@media screen and (min-width:0){a{b:c}}@media (max-width:0){d{e:f}}',
  )
  expect(inScheme(css, 'light')).toBe(
    ':root{color-scheme:light}@media screen and (max-width:0){a{b:c}}@media (min-width:0){d{e:f}}',
  )
})

test('a document links its style sheets in the scheme (R36)', () => {
  const html =
    '<link rel="stylesheet" type="text/css" href="/assets/static/site.css"><a href="/assets/x">x</a>'
  expect(documentInScheme(html, 'dark')).toBe(
    '<link rel="stylesheet" type="text/css" href="/preview/dark/assets/static/site.css"><a href="/assets/x">x</a>',
  )
})
