/** What the page for an unknown address says until somebody knows the address; the Worker writes it behind. */
export const MISSING_PAGE = 'ページが見つかりません'

/** The same of an address, query and all: what people are told in place of R228's English. */
export const missingPageLine = (path: string): string => `${MISSING_PAGE}：${path}`

const REASON = 'Page Not Found: '

/** Why a route refuses an address (R64): the error's own message, for logs and tests. */
export const missingPageReason = (path: string): string => REASON + path

/** The address in such a reason; `null` for a reason of another kind, which its page has worded for people. */
export const missingPageOf = (reason: string): string | null =>
  reason.startsWith(REASON) ? reason.slice(REASON.length) : null
