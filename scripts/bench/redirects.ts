import {
  findRule,
  type RouteRule,
  RULE_STATUSES,
  redirectOf,
  routeRuleIndex,
} from '#domain/redirect/route-rule.ts'
import { ruleKnots } from '#domain/redirect/rule-graph.ts'
import { figure } from './figures.ts'

/** How many rules there are, and how many addresses each run asks for. */
const SIZES = [10, 100, 1_000, 10_000]
const ASKED = 20_000
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

/** Addresses as they come: mostly pages that no rule is about, some with an exact rule, some below one. */
const addressesOf = (count: number): string[] =>
  Array.from({ length: ASKED }, (_, at) => {
    const one = (at * 7919) % count
    if (at % 3 === 0) return `/spots/kanazawa-kenrokuen-${at}`
    const section = one - (one % 10)
    return at % 3 === 1
      ? `/old/section-${section}/page-${one}`
      : `/old/section-${section}/some/deep/page-${at}`
  })

/** The first match of a list, as the resolver would be without its index. */
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
  const indexed = micros(ASKED, () => {
    for (const path of addresses) {
      const hit = findRule(index, path, now)
      if (hit && redirectOf(hit, '?a=1')) found += 1
    }
  })
  const looked = micros(ASKED, () => {
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
    found += ruleKnots(rules).length
  })
  const own = { part: 'redirects', unit: 'µs' } as const
  figure({
    ...own,
    what: `${size.toLocaleString('ja-JP')}件の規則からの解決（一回）`,
    value: indexed,
    floor: { what: 'Mapを一度引く', value: looked, unit: 'µs' },
    note: `目標は${BUDGET_US}µsまで。先頭から順に比べると${listed.toFixed(1)}µs`,
  })
  return {
    規則: size,
    '一回（µs）': indexed.toFixed(2),
    上限100µsに対して: `${((indexed / BUDGET_US) * 100).toFixed(1)}%`,
    '先頭から順に（µs）': listed.toFixed(2),
    比: `${(listed / indexed).toFixed(1)}倍`,
    '索引を作る（ms）': (made / 1000).toFixed(2),
    '輪を確かめる（ms）': (checked / 1000).toFixed(2),
  }
})
console.log(`転送の規則の解決（${RUNS}回の中央値、${ASKED.toLocaleString('ja-JP')}アドレスずつ）`)
console.table(rows)
if (found === 0) throw new Error('no address was redirected: the benchmark measured nothing')
