import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'

export type MeasuredPage = { path: string; title: string }

/** Not measured: management, previews, unlisted pages, internal pages and redirects. */
const UNMEASURED = /^\/(\$|_|admin|reload|logout|shared)(\/|$)|\/preview(\/|$)/

/** Campaign parameters of advertisements and newsletters. */
const CAMPAIGN = /^utm_(source|medium|campaign|term|content)$/

const campaignOf = (search: string): string => {
  const entries = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/**
 * The URL that is sent to analytics: without ids of the member area, search keywords and other query parameters (such
 * as login codes). `null` for pages that are not measured.
 */
export function measuredPage(pathname: string, search: string, title: string): MeasuredPage | null {
  if (UNMEASURED.test(pathname)) return null
  if (/^\/@(\/|$)/.test(pathname)) return areaPageOf(PERSONAL_PAGES, pathname) ?? { path: '/@', title: '' }
  const query = campaignOf(search)
  if (/^\/search(\/|$)/.test(pathname)) return { path: `/search${query}`, title: '検索' }
  return { path: pathname + query, title }
}
