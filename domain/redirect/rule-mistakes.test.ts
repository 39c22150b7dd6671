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
import { chainsAndLoops } from './rule-graph.ts'
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
])('loops, chains, duplicates and invalid targets are reported: %j (R62)', (wrong) => {
  expect(routeRuleMistakes(wrong)).not.toEqual([])
})

test('valid rules have no errors (R62)', () => {
  expect(
    routeRuleMistakes([
      { from: '/old', to: '/new', status: 301 },
      { from: '/old/**', to: '/archive/**' },
      { from: '/shop/**', to: 'https://shop.example/', status: 302 },
      { from: '/gone', to: '', status: 410 },
    ]),
  ).toEqual([])
})

test('a rule is no chain if only some of its targets are redirected (R62)', () => {
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
const requested = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
  .map((steps) => `/${steps.join('/')}`)

/** Upper bound of segments after eight rules have each extended the path. */
const MAX_STEPS = 6 + 8 * 3

test('rules without chains and loops terminate for every request, and loops are reported (R62)', () => {
  let ended = 0
  fc.assert(
    fc.property(someRules, requested, (rules, address) => {
      const problems = chainsAndLoops(rules)
      const index = routeRuleIndex(rules)
      let at = address
      // A rule that leads up the tree applies again for each segment it removes.
      for (let steps = 0; steps <= rules.length * MAX_STEPS; steps += 1) {
        const found = findRule(index, at, new Date())
        if (!found) {
          ended += 1
          return
        }
        at = decodedPath(redirectOf(found).to ?? '')
      }
      expect(problems.some(({ kind }) => kind === 'loop')).toBe(true)
    }),
    { numRuns: 2000 },
  )
  expect(ended).toBeGreaterThan(100)
})

test('without chains and loops exact rules redirect at most once (R62)', () => {
  const exact = fc.uniqueArray(
    rule.filter(({ from, to }) => !from.includes('*') && !to.includes('*')),
    {
      selector: ({ from }) => from,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(exact, (rules) => {
      fc.pre(chainsAndLoops(rules).length === 0)
      const index = routeRuleIndex(rules)
      for (const { to } of rules) expect(findRule(index, to, new Date())).toBeNull()
    }),
    { numRuns: 500 },
  )
})
