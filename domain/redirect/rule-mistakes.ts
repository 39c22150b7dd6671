import { RouteRule } from './route-rule.ts'
import { chainsAndLoops } from './rule-graph.ts'

const shown = ({ from, to }: RouteRule): string => `${from} → ${to || '410'}`

/** Errors in a set of rules, in Japanese, one line each: invalid rules, duplicates, chains and loops. */
export function routeRuleMistakes(rules: readonly RouteRule[]): string[] {
  const seen = new Set<string>()
  const single = rules.flatMap((rule) => {
    const mistakes: string[] = []
    if (!RouteRule.safeParse(rule).success) mistakes.push(`規則の形式が正しくありません：${shown(rule)}`)
    if (seen.has(rule.from)) mistakes.push(`同じ転送元が二度あります：${rule.from}`)
    seen.add(rule.from)
    return mistakes
  })
  const together = chainsAndLoops(rules).map((problem) =>
    problem.kind === 'chain'
      ? `転送先がさらに転送されます：${shown(problem.rule)} → ${problem.next.to}`
      : `転送が輪になります：${problem.rules.map(shown).join('、')}`,
  )
  return [...single, ...together]
}
