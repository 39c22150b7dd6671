import { areaPageOf, PERSONAL_PAGES } from '#domain/site/area-pages.ts'

export type MeasuredPage = { path: string; title: string }

/** The management area, what is shown before it is published, what only a link leads to, the house's own pages, and stops on the way. */
const UNMEASURED = /^\/(\$|_|admin|reload|logout|shared)(\/|$)|\/preview(\/|$)/

/** What an advertisement or a newsletter adds so that it is known where readers came from. */
const CAMPAIGN = /^utm_(source|medium|campaign|term|content)$/

const campaignOf = (search: string): string => {
  const entries = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/**
 * What others are told of a page: neither ids of a personal area, nor the words of a search, nor what else stands in a
 * query (the codes of a login). `null` where nothing is measured.
 */
export function measuredPage(pathname: string, search: string, title: string): MeasuredPage | null {
  if (UNMEASURED.test(pathname)) return null
  if (/^\/@(\/|$)/.test(pathname)) return areaPageOf(PERSONAL_PAGES, pathname) ?? { path: '/@', title: '' }
  const query = campaignOf(search)
  if (/^\/search(\/|$)/.test(pathname)) return { path: `/search${query}`, title: '検索' }
  return { path: pathname + query, title }
}
