import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodedPath } from '../url/decoded-path.ts'
import {
  findRule,
  type RouteRule,
  RouteRule as RuleSchema,
  redirectOf,
  routeRuleIndex,
} from './route-rule.ts'
import { ruleKnots } from './rule-graph.ts'
import { routeRuleMistakes } from './rule-mistakes.ts'

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
  [
    [
      { from: '/a/**', to: '/b/**' },
      { from: '/b/x', to: '/a/x' },
    ],
  ],
  [
    [
      { from: '/a', to: '/%62/' },
      { from: '/b', to: '/c' },
    ],
  ],
  [[{ from: '/a', to: '' }]],
  [[{ from: '/a', to: '/b', status: 410 as const }]],
])('loops, chains, duplicates and bad targets are mistakes: %j (R62)', (wrong) => {
  expect(routeRuleMistakes(wrong)).not.toEqual([])
})

test('good rules have no mistakes (R62)', () => {
  expect(
    routeRuleMistakes([
      { from: '/old', to: '/new', status: 301 },
      { from: '/old/**', to: '/archive/**' },
      { from: '/shop/**', to: 'https://shop.example/', status: 302 },
      { from: '/gone', to: '', status: 410 },
    ]),
  ).toEqual([])
})

test('a rule that is led on only for some of its addresses is no chain (R62)', () => {
  expect(
    routeRuleMistakes([
      { from: '/articles/**', to: '/article-pages/**' },
      { from: '/article-pages/old', to: '/article-pages/new' },
    ]),
  ).toEqual([])
})

const source = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([steps, isBelow]) => `/${steps.join('/')}${isBelow ? '/**' : ''}`)
const rule = fc
  .record({ from: source, to: source })
  .filter((one): one is RouteRule => RuleSchema.safeParse(one).success)
const someRules = fc.uniqueArray(rule, { selector: ({ from }) => from, maxLength: 8 })
const asked = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
  .map((steps) => `/${steps.join('/')}`)

/** More steps than an address has after eight rules have each made it longer. */
const LONGEST_WAY = 6 + 8 * 3

test('rules without a knot lead every visitor to an end, and those with one loop are told (R62)', () => {
  let ended = 0
  fc.assert(
    fc.property(someRules, asked, (rules, address) => {
      const knots = ruleKnots(rules)
      const index = routeRuleIndex(rules)
      let at = address
      // A rule that leads up the tree is followed again for each step that it takes away.
      for (let steps = 0; steps <= rules.length * LONGEST_WAY; steps += 1) {
        const found = findRule(index, at, new Date())
        if (!found) {
          ended += 1
          return
        }
        at = decodedPath(redirectOf(found).to ?? '')
      }
      expect(knots.some(({ kind }) => kind === 'loop')).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect(ended).toBeGreaterThan(100)
})

test('where no rule has a knot, nobody is redirected twice by rules that name one address each (R62)', () => {
  const exact = fc.uniqueArray(
    rule.filter(({ from, to }) => !from.includes('*') && !to.includes('*')),
    {
      selector: ({ from }) => from,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(exact, (rules) => {
      fc.pre(ruleKnots(rules).length === 0)
      const index = routeRuleIndex(rules)
      for (const { to } of rules) expect(findRule(index, to, new Date())).toBeNull()
    }),
    { numRuns: 500 },
  )
})
