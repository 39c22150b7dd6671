import { decodedPath } from '../url/decoded-path.ts'
import { type RouteRule, type RuleIndex, reachOf, routeRuleIndex } from './route-rule.ts'

type Reach = { path: string; isBelow: boolean }

/** The paths of this site that a rule can lead to; `null` where it leads elsewhere or nowhere. */
export function targetReach({ to, status }: RouteRule): Reach | null {
  if (status === 410 || !to.startsWith('/')) return null
  const isBelow = to.endsWith('/**')
  const { pathname } = new URL(isBelow ? to.slice(0, -3) || '/' : to, 'https://site.invalid')
  const path = decodedPath(pathname)
  return { path: isBelow && path === '/' ? '' : path, isBelow }
}

/** The rules that some address within a reach is redirected by. */
function* rulesWithin<Rule extends RouteRule>(
  { path, isBelow }: Reach,
  index: RuleIndex<Rule>,
  sources: readonly { path: string; rule: Rule }[],
): Generator<Rule> {
  const own = index.exact.get(path)
  if (own) yield own
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const rule = index.below.get(path.slice(0, end))
    if (rule) yield rule
  }
  if (!isBelow) return
  for (let at = firstAt(sources, `${path}/`); sources[at]?.path.startsWith(`${path}/`); at += 1)
    if (sources[at]) yield (sources[at] as { rule: Rule }).rule
}

/** The place of the first source that does not come before a text. */
function firstAt(sources: readonly { path: string }[], text: string): number {
  let [low, high] = [0, sources.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sources[middle]?.path ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The rule that takes every address of a reach, so that whoever is led there is led on. */
function ruleForAll<Rule extends RouteRule>({ path, isBelow }: Reach, index: RuleIndex<Rule>): Rule | null {
  const own = index.exact.get(path)
  if (own && !isBelow) return own
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const rule = index.below.get(path.slice(0, end))
    if (rule) return rule
  }
  return null
}

export type RuleKnot<Rule extends RouteRule = RouteRule> =
  /** What it leads to is redirected again. */
  | { kind: 'chain'; rule: Rule; next: Rule }
  /** Some address comes back to where it was. */
  | { kind: 'loop'; rules: readonly Rule[] }

/**
 * Rules that lead to each other: chains, where every address of a rule is led on by another, and loops, where some
 * address could come round again. Schedules are not looked at: what may be in force some day counts. Linear in the
 * number of rules and of the pairs that touch.
 */
export function ruleKnots<Rule extends RouteRule>(rules: readonly Rule[]): RuleKnot<Rule>[] {
  const index = routeRuleIndex(rules)
  const sources = rules
    .map((rule) => ({ path: reachOf(rule).path, rule }))
    .sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
  const knots: RuleKnot<Rule>[] = []
  const next = (rule: Rule): Rule[] => {
    const reach = targetReach(rule)
    return reach ? [...new Set(rulesWithin(reach, index, sources))] : []
  }
  for (const rule of rules) {
    const reach = targetReach(rule)
    const on = reach && ruleForAll(reach, index)
    if (on) knots.push(on === rule ? { kind: 'loop', rules: [rule] } : { kind: 'chain', rule, next: on })
  }
  return [...knots, ...loops(rules, next)]
}

/** Walks every way once, without recursion: a way back onto itself is a loop. */
function loops<Rule extends RouteRule>(
  rules: readonly Rule[],
  next: (rule: Rule) => Rule[],
): RuleKnot<Rule>[] {
  const done = new Set<Rule>()
  const found: RuleKnot<Rule>[] = []
  for (const start of rules) {
    if (done.has(start)) continue
    const way: { rule: Rule; left: Rule[] }[] = [{ rule: start, left: next(start) }]
    const onWay = new Map<Rule, number>([[start, 0]])
    for (let step = way.at(-1); step; step = way.at(-1)) {
      const on = step.left.pop()
      if (!on) {
        done.add(step.rule)
        onWay.delete(step.rule)
        way.pop()
        continue
      }
      const at = onWay.get(on)
      if (at !== undefined) {
        if (way.length - at > 1) found.push({ kind: 'loop', rules: way.slice(at).map(({ rule }) => rule) })
      } else if (!done.has(on)) {
        onWay.set(on, way.length)
        way.push({ rule: on, left: next(on) })
      }
    }
  }
  return found
}
