import { findRule, type RouteRule, type RuleIndex, reachOf } from './route-rule.ts'
import { ruleKnots } from './rule-graph.ts'

/** Why a rule is not taken: which of its two addresses it is about, in Japanese. */
export type RuleRefusal<Rule> = { rule: Rule; field: 'from' | 'to'; message: string }

const shown = ({ from, to }: RouteRule): string => `「${from} → ${to || '410'}」`

/** The file rule that answers for every address of a source, so that a rule for it would never be asked. */
const fileRuleFor = (files: RuleIndex, from: string): RouteRule | undefined => {
  const { path, isBelow } = reachOf({ from })
  if (!isBelow && files.exact.has(path)) return files.exact.get(path)
  return findRule({ ...files, exact: new Map() }, path, new Date())?.rule
}

/**
 * What keeps a set of managed rules from being taken beside those of the file, which are asked first: rules that would
 * never be asked, chains and loops. `formerSlug` knows where a former address leads now.
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
  for (const knot of ruleKnots<RouteRule>([...files.rules, ...managed])) {
    if (knot.kind === 'loop') {
      const ways = knot.rules.map(shown).join('、')
      for (const rule of knot.rules.filter(isOwn))
        refusals.push({ rule, field: 'to', message: `転送が輪になります：${ways}` })
      continue
    }
    if (isOwn(knot.rule))
      refusals.push({
        rule: knot.rule,
        field: 'to',
        message: `転送先が、さらに${shown(knot.next)}で転送されます。最後のアドレスを指定してください。`,
      })
    if (isOwn(knot.next))
      refusals.push({
        rule: knot.next,
        field: 'from',
        message: `${shown(knot.rule)}の転送先なので、二段の転送になります。先にその規則の転送先を変えてください。`,
      })
  }
  return refusals
}
