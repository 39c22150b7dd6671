import { z } from 'zod'

const FROM = /^\/(?!\/)[^?#]*$/
const PATH = /^\/(?![/\\])[^\\]*$/

const isTarget = (to: string): boolean =>
  PATH.test(to) || (URL.canParse(to) && /^https?:$/.test(new URL(to).protocol))

/**
 * One redirect (spec §2, "Server route rules may also redirect"). `from` is an exact path or `/x/**`; the status is
 * 307 where none is named.
 */
export const RouteRule = z.object({
  from: z.string().regex(FROM),
  to: z.string().refine(isTarget, 'http、https、またはサイト内のパスを指定してください。'),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).optional(),
})
export type RouteRule = z.infer<typeof RouteRule>

export const DEFAULT_REDIRECT_STATUS = 307

const WILDCARD = '/**'

/** The rest of a path behind `/x` for the rule `/x/**` ('' for `/x` itself), or `null` where the rule does not apply. */
function matched(from: string, path: string): string | null {
  if (!from.endsWith(WILDCARD)) return from === path ? '' : null
  const base = from.slice(0, -WILDCARD.length)
  if (path === base) return ''
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null
}

/** A decoded rest of a path as it stands in a URL: its `?` and `#` are letters, and it cannot begin another host. */
const toPath = (rest: string): string =>
  encodeURI(rest).replace(/[?#]/g, encodeURIComponent).replace(/^\/+/, '/')

/** Where a rule leads and with which status; `query` (with its `?`) is carried along. */
export type Redirect = { to: string; status: 301 | 302 | 307 | 308 }

/** The redirect of a path by the first rule that applies, or `null`. The path is decoded once and has no slash at its end. */
export function resolveRouteRule(rules: readonly RouteRule[], path: string, query = ''): Redirect | null {
  for (const rule of rules) {
    const rest = matched(rule.from, path)
    if (rest === null) continue
    const to = rule.to.endsWith(WILDCARD) ? rule.to.slice(0, -WILDCARD.length) + toPath(rest) : rule.to
    return {
      to: (to || '/') + (to.includes('?') ? '' : query),
      status: rule.status ?? DEFAULT_REDIRECT_STATUS,
    }
  }
  return null
}

/** What is wrong with a set of rules, in Japanese, one line each: bad rules, duplicates, rules that lead to a rule. */
export function routeRuleMistakes(rules: readonly RouteRule[]): string[] {
  const seen = new Set<string>()
  return rules.flatMap((rule) => {
    const mistakes: string[] = []
    if (!RouteRule.safeParse(rule).success)
      mistakes.push(`規則の形式が正しくありません：${rule.from} → ${rule.to}`)
    if (seen.has(rule.from)) mistakes.push(`同じ転送元が二度あります：${rule.from}`)
    seen.add(rule.from)
    const target = rule.to.split(/[?#]/)[0] ?? ''
    const probe = target.endsWith(WILDCARD) ? `${target.slice(0, -WILDCARD.length)}/x` : target
    const next = target.startsWith('/') ? resolveRouteRule(rules, probe) : null
    if (next) mistakes.push(`転送先がさらに転送されます：${rule.from} → ${rule.to} → ${next.to}`)
    return mistakes
  })
}
