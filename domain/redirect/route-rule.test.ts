import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_ADDRESSES } from '../hostile/addresses.fixture.ts'
import { decodedPath } from '../url/decoded-path.ts'
import {
  findRule,
  isRuleTarget,
  type RouteRule,
  type RuleIndex,
  RouteRule as RuleSchema,
  reachOf,
  redirectOf,
  routeRuleIndex,
} from './route-rule.ts'

/** The redirect of a path, as resolved by the Worker. */
const resolveRouteRule = (rules: RuleIndex, path: string, query = '', now = new Date()) => {
  const found = findRule(rules, path, now)
  return found && redirectOf(found, query)
}

const index = routeRuleIndex([
  { from: '/old', to: '/new', status: 301 },
  { from: '/old/**', to: '/archive/**' },
  { from: '/shop/**', to: 'https://shop.example/', status: 302 },
])

test('an exact rule redirects inside the site and keeps the query (R62)', () => {
  expect(resolveRouteRule(index, '/old', '?a=1')).toEqual({ to: '/new?a=1', status: 301 })
})

test('a rule for everything below a path appends the rest, with 307 by default (R62)', () => {
  expect(resolveRouteRule(index, '/old/x/y')).toEqual({ to: '/archive/x/y', status: 307 })
})

test('the appended rest stays one path of the same site (R62)', () => {
  expect(resolveRouteRule(index, '/old/a?b#c')?.to).toBe('/archive/a%3Fb%23c')
  expect(resolveRouteRule(routeRuleIndex([{ from: '/old/**', to: '/**' }]), '/old//evil.example')?.to).toBe(
    '/evil.example',
  )
})

test('a rule may lead to another site (R62)', () => {
  expect(resolveRouteRule(index, '/shop/bag')).toEqual({ to: 'https://shop.example/', status: 302 })
  expect(resolveRouteRule(index, '/shop')).toEqual({ to: 'https://shop.example/', status: 302 })
})

test('paths with a common prefix only are not matched', () => {
  expect(resolveRouteRule(index, '/older')).toBeNull()
  expect(resolveRouteRule(index, '/shopping')).toBeNull()
})

test('the exact rule wins, then the longest prefix (R62)', () => {
  const rules: RouteRule[] = [
    { from: '/**', to: '/all' },
    { from: '/a/**', to: '/a-and-below' },
    { from: '/a/b/**', to: '/b-and-below' },
    { from: '/a/b', to: '/b' },
  ]
  const to = (path: string) => resolveRouteRule(routeRuleIndex(rules), path)?.to
  expect(['/', '/x', '/a', '/a/x', '/a/b', '/a/b/c/d', '/ab'].map(to)).toEqual([
    '/all',
    '/all',
    '/a-and-below',
    '/a-and-below',
    '/b',
    '/b-and-below',
    '/all',
  ])
})

test('the query is put before the target’s fragment, and a query of the target stays (R62)', () => {
  const of = (to: string) => resolveRouteRule(routeRuleIndex([{ from: '/a', to }]), '/a', '?x=1')?.to
  expect(of('/b#part')).toBe('/b?x=1#part')
  expect(of('/b?y=2')).toBe('/b?y=2')
})

test('a rule is active between its start and end, and the wider rule otherwise (R62)', () => {
  const rules: RouteRule[] = [
    { from: '/a', to: '/sale', startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' },
    { from: '/a/**', to: '/always' },
  ]
  const at = (moment: string) => resolveRouteRule(routeRuleIndex(rules), '/a', '', new Date(moment))?.to
  expect(at('2025-12-31T23:59:59.999Z')).toBe('/always')
  expect(at('2026-01-01T00:00:00.000Z')).toBe('/sale')
  expect(at('2026-02-01T00:00:00.000Z')).toBe('/always')
})

test('410 has no target (R62)', () => {
  expect(resolveRouteRule(routeRuleIndex([{ from: '/a', to: '', status: 410 }]), '/a', '?x=1')).toEqual({
    to: null,
    status: 410,
  })
})

test.each([
  'https:///**',
  'https://',
  'https:/host',
  'http://user@host/',
  'https://host**',
  '//host/**',
  '/\\host',
  '/**/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://host/',
  '/a b',
  '/a\r\nset-cookie: x=1',
  '',
])('%j is an invalid target (R62)', (to) => {
  expect(isRuleTarget(to)).toBe(false)
})

test('a target with a rest requires a source with one (R62)', () => {
  expect(RuleSchema.safeParse({ from: '/a', to: '/b/**' }).success).toBe(false)
  expect(RuleSchema.safeParse({ from: '/a/**', to: 'https://host/b/**' }).success).toBe(true)
})

const step = fc.constantFrom(
  'a',
  'b',
  'c',
  '..',
  '.',
  '%2F',
  '温泉',
  '?',
  '#',
  '\\',
  '//',
  'evil.example',
  ':',
)
const path = fc.array(step, { maxLength: 6 }).map((steps) => `/${steps.join('/')}`)
const plainStep = fc.constantFrom('a', 'b', 'c')
const source = fc
  .tuple(fc.array(plainStep, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([steps, isBelow]) => `/${steps.join('/')}${isBelow ? '/**' : ''}`)
const target = fc.oneof(
  source,
  source.map((from) => `https://host.example${from}`),
  fc.constantFrom('/', '/**', 'http://host.example/**', 'https://host.example', '/x?y=1', '/x#y'),
)
const rule = fc
  .record({ from: source, to: target, status: fc.constantFrom(301, 302, 307, 308) })
  .map((one) => one as RouteRule)
  .filter((one) => RuleSchema.safeParse(one).success)
const someRules = fc.uniqueArray(rule, { selector: ({ from }) => from, maxLength: 12 })

/** Reference implementation without an index: the most specific matching rule. */
function naive(rules: readonly RouteRule[], requested: string): string | null {
  const width = (one: RouteRule) =>
    reachOf(one).isBelow ? reachOf(one).path.length : Number.POSITIVE_INFINITY
  const sorted = [...rules].sort((one, other) => width(other) - width(one))
  const fits = (one: RouteRule) => {
    const { path: base, isBelow } = reachOf(one)
    return requested === base || (isBelow && requested.startsWith(`${base}/`))
  }
  return sorted.find(fits)?.from ?? null
}

test('the index gives the same rule as the reference implementation (R62)', () => {
  fc.assert(
    fc.property(someRules, fc.oneof(path, source), (rules, requested) => {
      expect(findRule(routeRuleIndex(rules), requested, new Date())?.rule.from ?? null).toBe(
        naive(rules, requested),
      )
    }),
    { numRuns: 500 },
  )
})

test('a redirect stays on this site or on the host of its rule, for any request (R62)', () => {
  const requested = fc.oneof(
    path,
    fc.tuple(source, path).map(([base, rest]) => base.replace('/**', '') + rest),
    fc.string(),
  )
  fc.assert(
    fc.property(rule, requested, fc.constantFrom('', '?x=//evil.example'), (one, address, query) => {
      const found = findRule(routeRuleIndex([one]), address, new Date())
      if (!found) return
      const { to } = redirectOf(found, query)
      const base = 'https://site.example/where/it/was'
      expect(new URL(to ?? '', base).host).toBe(new URL(one.to, base).host)
      expect(new URL(to ?? '', base).protocol).toMatch(/^https?:$/)
    }),
    { numRuns: 1000 },
  )
})

test('no hostile address makes a prefix rule leave the site (R62)', () => {
  const base = 'https://site.example/old/x'
  for (const address of HOSTILE_ADDRESSES)
    for (const to of ['/**', '/new/**', 'https://partner.example/x/**']) {
      const rules = routeRuleIndex([{ from: '/old/**', to }])
      for (const path of [`/old${address}`, `/old/${address}`]) {
        const location = resolveRouteRule(rules, decodedPath(path))?.to
        if (!location) continue
        const { origin, pathname } = new URL(location, base)
        expect([address, origin]).toEqual([address, new URL(to, base).origin])
        expect([address, pathname.startsWith(new URL(to, base).pathname.replace('/**', ''))]).toEqual([
          address,
          true,
        ])
      }
    }
})
