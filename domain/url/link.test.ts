import { expect, test } from 'vitest'
import { link } from './link.ts'

test('pages are linked by name (R68)', () => {
  expect(link('top')).toBe('/')
  expect(link('maintenance')).toBe('/maintenance')
  expect(link('login')).toBe('/login')
  expect(link('search')).toBe('/search')
  expect(link('pr', { id: 'kyoto' })).toBe('/pr/kyoto')
  expect(link('article-pages', { id: 'autumn-in-kyoto' })).toBe('/article-pages/autumn-in-kyoto')
  expect(link('@home-topics')).toBe('/@/home/topics')
})

test('a link takes an id, the edit mode and a query (R69, R70)', () => {
  expect(link('@travel-guides', { id: 'a1', edit: true, query: { x: '1' } })).toBe(
    '/@/travel/guides/a1/edit?x=1',
  )
})

test('empty values are dropped from the query, and values are encoded', () => {
  expect(link('spots', { query: { page: 2, tag: '', month: null } })).toBe('/spots?page=2')
  expect(link('login', { query: { to: '/spots?a=1&b=2' } })).toBe('/login?to=%2Fspots%3Fa%3D1%26b%3D2')
  expect(link('about', { hash: 'Terms' })).toBe('/about#Terms')
})

test('an id cannot leave its segment', () => {
  expect(link('spots', { id: '../$' })).toBe('/spots/..%2F%24')
})
