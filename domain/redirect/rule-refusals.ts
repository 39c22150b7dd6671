import { findRule, type RouteRule, type RuleIndex, reachOf } from './route-rule.ts'
import { chainsAndLoops } from './rule-graph.ts'

/** Why a rule is rejected, and which of its addresses is at fault; in Japanese. */
export type RuleRefusal<Rule> = { rule: Rule; field: 'from' | 'to'; message: string }

const shown = ({ from, to }: RouteRule): string => `「${from} → ${to || '410'}」`

/** The file rule that matches every address of a source; a managed rule for it would never apply. */
const fileRuleFor = (files: RuleIndex, from: string): RouteRule | undefined => {
  const { path, isBelow } = reachOf({ from })
  if (!isBelow && files.exact.has(path)) return files.exact.get(path)
  return findRule({ ...files, exact: new Map() }, path, new Date())?.rule
}

/**
 * Problems of managed rules in combination with those of the file, which take precedence: rules that never apply,
 * chains and loops. `formerSlug` resolves former addresses.
 */
export function ruleRefusals<Rule extends RouteRule>(
  managed: readonly Rule[],
  files: { rules: readonly RouteRule[]; index: RuleIndex },
  formerSlug: (path: string) => string | undefined = () => undefined,
): RuleRefusal<Rule>[] {
  const own = new Set<RouteRule>(managed)
  const isOwn = (rule: RouteRule): rule is Rule => own.has(rule)
  const refusals: RuleRefusal<Rule>[] = []
  for (const rule of managed) {
    const file = fileRuleFor(files.index, rule.from)
    if (file)
      refusals.push({
        rule,
        field: 'from',
        message: `この転送元には、ファイルの規則${shown(file)}が先に働きます。`,
      })
    const present = rule.to.startsWith('/') && formerSlug(rule.to.replace(/[?#][\s\S]*/, ''))
    if (present)
      refusals.push({
        rule,
        field: 'to',
        message: `転送先は以前のアドレスです。いまのアドレス「${present}」にしてください。`,
      })
  }
  for (const problem of chainsAndLoops<RouteRule>([...files.rules, ...managed])) {
    if (problem.kind === 'loop') {
      const chain = problem.rules.map(shown).join('、')
      for (const rule of problem.rules.filter(isOwn))
        refusals.push({ rule, field: 'to', message: `転送が輪になります：${chain}` })
      continue
    }
    if (isOwn(problem.rule))
      refusals.push({
        rule: problem.rule,
        field: 'to',
        message: `転送先が、さらに${shown(problem.next)}で転送されます。最後のアドレスを指定してください。`,
      })
    if (isOwn(problem.next))
      refusals.push({
        rule: problem.next,
        field: 'from',
        message: `${shown(problem.rule)}の転送先なので、二段の転送になります。先にその規則の転送先を変えてください。`,
      })
  }
  return refusals
}
