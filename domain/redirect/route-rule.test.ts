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

/** The redirect of a path, as the Worker finds it. */
const resolveRouteRule = (rules: RuleIndex, path: string, query = '', now = new Date()) => {
  const found = findRule(rules, path, now)
  return found && redirectOf(found, query)
}

const index = routeRuleIndex([
  { from: '/old', to: '/new', status: 301 },
  { from: '/old/**', to: '/archive/**' },
  { from: '/shop/**', to: 'https://shop.example/', status: 302 },
])

test('an exact rule leads inside the site and keeps the query (R62)', () => {
  expect(resolveRouteRule(index, '/old', '?a=1')).toEqual({ to: '/new?a=1', status: 301 })
})

test('a rule for everything below a path carries the rest along, with 307 unless it says otherwise (R62)', () => {
  expect(resolveRouteRule(index, '/old/x/y')).toEqual({ to: '/archive/x/y', status: 307 })
})

test('what is carried along stays one path of the same site (R62)', () => {
  expect(resolveRouteRule(index, '/old/a?b#c')?.to).toBe('/archive/a%3Fb%23c')
  expect(resolveRouteRule(routeRuleIndex([{ from: '/old/**', to: '/**' }]), '/old//evil.example')?.to).toBe(
    '/evil.example',
  )
})

test('a rule may lead to another site (R62)', () => {
  expect(resolveRouteRule(index, '/shop/bag')).toEqual({ to: 'https://shop.example/', status: 302 })
  expect(resolveRouteRule(index, '/shop')).toEqual({ to: 'https://shop.example/', status: 302 })
})

test('paths that only begin alike are not touched', () => {
  expect(resolveRouteRule(index, '/older')).toBeNull()
  expect(resolveRouteRule(index, '/shopping')).toBeNull()
})

test('the exact rule comes before all others, then the one below the longest path (R62)', () => {
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

test('a query is put before the fragment of the target, and one that the target has stays (R62)', () => {
  const of = (to: string) => resolveRouteRule(routeRuleIndex([{ from: '/a', to }]), '/a', '?x=1')?.to
  expect(of('/b#part')).toBe('/b?x=1#part')
  expect(of('/b?y=2')).toBe('/b?y=2')
})

test('a rule is in force between its two moments, and the wider rule outside of them (R62)', () => {
  const rules: RouteRule[] = [
    { from: '/a', to: '/sale', startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' },
    { from: '/a/**', to: '/always' },
  ]
  const at = (moment: string) => resolveRouteRule(routeRuleIndex(rules), '/a', '', new Date(moment))?.to
  expect(at('2025-12-31T23:59:59.999Z')).toBe('/always')
  expect(at('2026-01-01T00:00:00.000Z')).toBe('/sale')
  expect(at('2026-02-01T00:00:00.000Z')).toBe('/always')
})

test('what is gone leads nowhere (R62)', () => {
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
])('%j is no target (R62)', (to) => {
  expect(isRuleTarget(to)).toBe(false)
})

test('a target that takes over the rest needs a source that has one (R62)', () => {
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

/** The first of the rules that fits, the narrowest first: what the index must answer, said as plainly as can be. */
function naive(rules: readonly RouteRule[], asked: string): string | null {
  const width = (one: RouteRule) =>
    reachOf(one).isBelow ? reachOf(one).path.length : Number.POSITIVE_INFINITY
  const sorted = [...rules].sort((one, other) => width(other) - width(one))
  const fits = (one: RouteRule) => {
    const { path: base, isBelow } = reachOf(one)
    return asked === base || (isBelow && asked.startsWith(`${base}/`))
  }
  return sorted.find(fits)?.from ?? null
}

test('the index finds what the first match of the rules, narrowest first, is (R62)', () => {
  fc.assert(
    fc.property(someRules, fc.oneof(path, source), (rules, asked) => {
      expect(findRule(routeRuleIndex(rules), asked, new Date())?.rule.from ?? null).toBe(naive(rules, asked))
    }),
    { numRuns: 500 },
  )
})

test('a redirect stays on this site or on the host that its rule names, whatever is asked for (R62)', () => {
  const asked = fc.oneof(
    path,
    fc.tuple(source, path).map(([base, rest]) => base.replace('/**', '') + rest),
    fc.string(),
  )
  fc.assert(
    fc.property(rule, asked, fc.constantFrom('', '?x=//evil.example'), (one, address, query) => {
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

test('no hostile address leads a rule for all below a path elsewhere (R62)', () => {
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
