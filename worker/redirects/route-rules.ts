import { type RouteRule, routeRuleIndex } from '#domain/redirect/route-rule.ts'
import { SHORT_ADDRESSES } from '#domain/url/short-addresses.ts'

/**
 * Former addresses and their targets. `from` is a path or everything below one (`/x/**`), `to` a path or an http(s)
 * address; `**` in `to` is replaced by what `**` in `from` matched. The rule for the exact path applies, otherwise the
 * one with the longest prefix. The build validates them: no duplicates, no loops, no chains, only http and https.
 */
export const ROUTE_RULES: readonly RouteRule[] = [
  ...Object.entries(SHORT_ADDRESSES).map(([from, to]) => ({ from, to, status: 302 as const })),
  { from: '/~/**', to: '/@/**', status: 302 },
  { from: '/search/=', to: '/search', status: 301 },
  { from: '/articles/**', to: '/article-pages/**', status: 301 },
  { from: '/company', to: 'https://company.tabishirube.example/', status: 307 },
]

/** The rules of the file with their index. They take precedence over managed ones. */
export const FILE_RULES = { rules: ROUTE_RULES, index: routeRuleIndex(ROUTE_RULES) } as const
