import type { RouteRule } from '#domain/route-rule.ts'

/**
 * Old addresses and where they lead now, first match first. `from` is a path or everything below one (`/x/**`), `to`
 * a path or an http(s) address; `**` in `to` stands for what `**` in `from` matched. The build checks them: no loops,
 * no chains, nothing but http and https.
 */
export const ROUTE_RULES: readonly RouteRule[] = [
  { from: '/@', to: '/@/home/topics', status: 302 },
  { from: '/@/travel', to: '/@/home/topics', status: 302 },
  { from: '/@/stats', to: '/@/home/topics', status: 302 },
  { from: '/@/home', to: '/@/home/topics', status: 302 },
  { from: '/@/settings', to: '/@/settings/account', status: 302 },
  { from: '/@/favorites', to: '/@/favorites/spots', status: 302 },
  { from: '/@/histories', to: '/@/histories/spots', status: 302 },
  { from: '/~/**', to: '/@/**', status: 302 },
  { from: '/search/=', to: '/search', status: 301 },
  { from: '/blank', to: '/', status: 302 },
  { from: '/articles/**', to: '/article-pages/**', status: 301 },
  { from: '/company', to: 'https://company.tabishirube.example/', status: 307 },
]
