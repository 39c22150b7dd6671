import { decodedPath } from '../url/decoded-path.ts'
import { type RouteRule, type RuleIndex, reachOf, routeRuleIndex } from './route-rule.ts'

type Reach = { path: string; isBelow: boolean }

/** The paths of this site that a rule can lead to; `null` if it leads elsewhere or nowhere. */
function targetReach({ to, status }: RouteRule): Reach | null {
  if (status === 410 || !to.startsWith('/')) return null
  const isBelow = to.endsWith('/**')
  const { pathname } = new URL(isBelow ? to.slice(0, -3) || '/' : to, 'https://site.invalid')
  const path = decodedPath(pathname)
  return { path: isBelow && path === '/' ? '' : path, isBelow }
}

/** The rules that match some address within a reach. */
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

/** Index of the first source that is not less than a text (binary search). */
function firstAt(sources: readonly { path: string }[], text: string): number {
  let [low, high] = [0, sources.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sources[middle]?.path ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The rule that matches every address of a reach, so that all of them are redirected. */
function ruleForAll<Rule extends RouteRule>({ path, isBelow }: Reach, index: RuleIndex<Rule>): Rule | null {
  const own = index.exact.get(path)
  if (own && !isBelow) return own
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const rule = index.below.get(path.slice(0, end))
    if (rule) return rule
  }
  return null
}

type ChainOrLoop<Rule extends RouteRule = RouteRule> =
  /** The target is redirected again. */
  | { kind: 'chain'; rule: Rule; next: Rule }
  /** Some address leads back to itself. */
  | { kind: 'loop'; rules: readonly Rule[] }

/**
 * Rules that lead to other rules: chains, where another rule redirects every target, and loops. Schedules are
 * ignored: rules that may become active count. Linear in the number of rules and of overlapping pairs.
 */
export function chainsAndLoops<Rule extends RouteRule>(rules: readonly Rule[]): ChainOrLoop<Rule>[] {
  const index = routeRuleIndex(rules)
  const sources = rules
    .map((rule) => ({ path: reachOf(rule).path, rule }))
    .sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
  const problems: ChainOrLoop<Rule>[] = []
  const next = (rule: Rule): Rule[] => {
    const reach = targetReach(rule)
    return reach ? [...new Set(rulesWithin(reach, index, sources))] : []
  }
  for (const rule of rules) {
    const reach = targetReach(rule)
    const on = reach && ruleForAll(reach, index)
    if (on) problems.push(on === rule ? { kind: 'loop', rules: [rule] } : { kind: 'chain', rule, next: on })
  }
  return [...problems, ...loops(rules, next)]
}

/** Iterative depth-first search; a back edge is a loop. */
function loops<Rule extends RouteRule>(
  rules: readonly Rule[],
  next: (rule: Rule) => Rule[],
): ChainOrLoop<Rule>[] {
  const done = new Set<Rule>()
  const found: ChainOrLoop<Rule>[] = []
  for (const start of rules) {
    if (done.has(start)) continue
    const stack: { rule: Rule; left: Rule[] }[] = [{ rule: start, left: next(start) }]
    const onStack = new Map<Rule, number>([[start, 0]])
    for (let step = stack.at(-1); step; step = stack.at(-1)) {
      const on = step.left.pop()
      if (!on) {
        done.add(step.rule)
        onStack.delete(step.rule)
        stack.pop()
        continue
      }
      const at = onStack.get(on)
      if (at !== undefined) {
        if (stack.length - at > 1)
          found.push({ kind: 'loop', rules: stack.slice(at).map(({ rule }) => rule) })
      } else if (!done.has(on)) {
        onStack.set(on, stack.length)
        stack.push({ rule: on, left: next(on) })
      }
    }
  }
  return found
}
