import { readableAddress } from '../url/readable-address.ts'

/** Title of the page for an unknown address; the Worker appends the address. */
export const MISSING_PAGE = 'ページが見つかりません'

/** Title with the address and query; the Japanese equivalent of R228's English message. */
export const missingPageLine = (path: string): string => `${MISSING_PAGE}：${readableAddress(path)}`

const REASON = 'Page Not Found: '

/** The error message of a route that refuses an address (R64), for logs and tests. */
export const missingPageReason = (path: string): string => REASON + path

/** Extracts the address from such a message; `null` for other messages, for which the page has its own text. */
export const missingPageOf = (reason: string): string | null =>
  reason.startsWith(REASON) ? reason.slice(REASON.length) : null
