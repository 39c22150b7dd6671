import { expect, test } from 'vitest'
import { addressPatterns, matchesPatterns } from './address-patterns.ts'

const ADDRESSES = [
  '/',
  '/about',
  '/spots',
  '/spots?page=2',
  '/spots?page=3',
  '/spots/a',
  '/spots/b',
  '/hotels/only',
  '/pr/kyoto',
  '/pr/nara',
]

test('folders with several pages and the pages of lists become patterns', () => {
  expect(addressPatterns(ADDRESSES)).toEqual([
    '/',
    '/about',
    '/hotels/only',
    '/pr/*',
    '/spots',
    '/spots/*',
    '/spots?page=2-3',
  ])
})

test('every address matches, so do others of a folder, and no other does', () => {
  const patterns = new Set(addressPatterns(ADDRESSES))
  const matches = (address: string) => matchesPatterns(patterns, address)
  expect(ADDRESSES.filter((address) => !matches(address))).toEqual([])
  expect(['/spots/published-since', '/pr/gifu'].filter((address) => !matches(address))).toEqual([])
  const others = [
    '/hotels',
    '/hotels/other',
    '/spots?page=1',
    '/spots?page=4',
    '/spots?sort=kana',
    '/about/x',
  ]
  expect(others.filter(matches)).toEqual([])
  expect(['/spots/a?page=2', '/@/home', '/blank'].filter(matches)).toEqual([])
})

test('the patterns of 100,000 pages take less than two kilobytes', () => {
  const folders = ['article-pages', 'spots', 'hotels', 'restaurants', 'activities', 'gifts', 'goods', 'pr']
  const many = folders.flatMap((folder) => [
    `/${folder}`,
    ...Array.from({ length: 12_500 }, (_, index) => `/${folder}/entry-${index}`),
    ...Array.from({ length: 600 }, (_, index) => `/${folder}?page=${index + 2}`),
  ])
  expect(many.length).toBeGreaterThan(100_000)
  expect(JSON.stringify(addressPatterns(many)).length).toBeLessThan(2048)
})
