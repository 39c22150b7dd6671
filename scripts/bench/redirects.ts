import {
  findRule,
  type RouteRule,
  RULE_STATUSES,
  redirectOf,
  routeRuleIndex,
} from '#domain/redirect/route-rule.ts'
import { chainsAndLoops } from '#domain/redirect/rule-graph.ts'
import { figure } from './figures.ts'

/** Numbers of rules, and the number of addresses per run. */
const SIZES = [10, 100, 1_000, 10_000]
const LOOKUPS = 20_000
const RUNS = 7
const BUDGET_US = 100

const rulesOf = (count: number): RouteRule[] =>
  Array.from({ length: count }, (_, at) => ({
    from: at % 10 === 0 ? `/old/section-${at}/**` : `/old/section-${at - (at % 10)}/page-${at}`,
    to: at % 10 === 0 ? `/new/section-${at}/**` : `/new/page-${at}`,
    status: RULE_STATUSES[at % 4],
    startsAt: at % 7 === 0 ? '2020-01-01T00:00:00.000Z' : null,
    endsAt: null,
  }))

/** A third of the addresses has no rule, a third an exact rule, a third a rule of a parent path. */
const addressesOf = (count: number): string[] =>
  Array.from({ length: LOOKUPS }, (_, at) => {
    const one = (at * 7919) % count
    if (at % 3 === 0) return `/spots/kanazawa-kenrokuen-${at}`
    const section = one - (one % 10)
    return at % 3 === 1
      ? `/old/section-${section}/page-${one}`
      : `/old/section-${section}/some/deep/page-${at}`
  })

/** A linear scan, for comparison with the index. */
const naive = (rules: readonly RouteRule[], path: string): RouteRule | undefined =>
  rules.find(({ from }) => {
    if (!from.endsWith('/**')) return from === path
    const base = from.slice(0, -3)
    return path === base || path.startsWith(`${base}/`)
  })

/** The median of some runs, in microseconds for each of `count`. */
function micros(count: number, work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now()
    work()
    return ((performance.now() - began) * 1000) / count
  }).sort((one, other) => one - other)
  return times[RUNS >> 1] ?? 0
}

const now = new Date()
let found = 0
const rows = SIZES.map((size) => {
  const rules = rulesOf(size)
  const index = routeRuleIndex(rules)
  const addresses = addressesOf(size)
  const indexed = micros(LOOKUPS, () => {
    for (const path of addresses) {
      const hit = findRule(index, path, now)
      if (hit && redirectOf(hit, '?a=1')) found += 1
    }
  })
  const scanned = micros(LOOKUPS, () => {
    for (const path of addresses) if (index.exact.get(path)) found += 1
  })
  const few = addresses.slice(0, 400)
  const listed = micros(few.length, () => {
    for (const path of few) if (naive(rules, path)) found += 1
  })
  const made = micros(1, () => {
    routeRuleIndex(rules)
  })
  const checked = micros(1, () => {
    found += chainsAndLoops(rules).length
  })
  const own = { part: 'redirects', unit: 'µs' } as const
  figure({
    ...own,
    what: `one lookup among ${size.toLocaleString('en')} rules`,
    value: indexed,
    floor: { what: 'one Map lookup', value: scanned, unit: 'µs' },
    note: `goal ${BUDGET_US} µs, linear scan ${listed.toFixed(1)} µs`,
  })
  return {
    rules: size,
    'lookup (µs)': indexed.toFixed(2),
    [`share of ${BUDGET_US} µs`]: `${((indexed / BUDGET_US) * 100).toFixed(1)}%`,
    'linear scan (µs)': listed.toFixed(2),
    ratio: `${(listed / indexed).toFixed(1)}×`,
    'build the index (ms)': (made / 1000).toFixed(2),
    'find cycles (ms)': (checked / 1000).toFixed(2),
  }
})
console.log(`Redirect lookups (median of ${RUNS} runs, ${LOOKUPS.toLocaleString('en')} addresses each)`)
console.table(rows)
if (found === 0) throw new Error('no address was redirected: the benchmark measured nothing')
