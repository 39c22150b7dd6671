import { expect, test } from 'vitest'
import { type RouteRule, resolveRouteRule, routeRuleMistakes } from './route-rule.ts'

const rules: RouteRule[] = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/old/**', to: '/archive/**' },
  { from: '/shop/**', to: 'https://shop.example/', status: 302 },
]

test('an exact rule leads inside the site and keeps the query (R62)', () => {
  expect(resolveRouteRule(rules, '/old', '?a=1')).toEqual({ to: '/new?a=1', status: 301 })
})

test('a rule for everything below a path carries the rest along, with 307 unless it says otherwise (R62)', () => {
  expect(resolveRouteRule(rules, '/old/x/y')).toEqual({ to: '/archive/x/y', status: 307 })
})

test('what is carried along stays one path of the same site (R62)', () => {
  expect(resolveRouteRule(rules, '/old/a?b#c')?.to).toBe('/archive/a%3Fb%23c')
  expect(resolveRouteRule([{ from: '/old/**', to: '/**' }], '/old//evil.example')?.to).toBe('/evil.example')
})

test('a rule may lead to another site (R62)', () => {
  expect(resolveRouteRule(rules, '/shop/bag')).toEqual({ to: 'https://shop.example/', status: 302 })
  expect(resolveRouteRule(rules, '/shop')).toEqual({ to: 'https://shop.example/', status: 302 })
})

test('paths that only begin alike are not touched', () => {
  expect(resolveRouteRule(rules, '/older')).toBeNull()
  expect(resolveRouteRule(rules, '/shopping')).toBeNull()
})

test.each([
  [
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  ],
  [[{ from: '/a', to: '/a' }]],
  [[{ from: '/a/**', to: '/a/b/**' }]],
  [
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ],
  ],
  [[{ from: '/a', to: 'javascript:alert(1)' }]],
  [[{ from: '/a', to: '//elsewhere.example' }]],
  [
    [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ],
  ],
])('loops, chains, duplicates and bad targets are mistakes: %j (R62)', (wrong) => {
  expect(routeRuleMistakes(wrong)).not.toEqual([])
})

test('good rules have no mistakes (R62)', () => {
  expect(routeRuleMistakes(rules)).toEqual([])
})
