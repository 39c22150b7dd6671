/**
 * Cookies whose names say nothing: the MD5, in hexadecimal, of a fixed name (spec §9). They are written out, as no
 * browser can compute one.
 */
export const INTEGRATION_COOKIE = 'f146314f25742ffab91de73ee696534c'
export const TEST_USER_COOKIE = 'f56fceb7562e61b791d8730f9de775ee'

/** Tells the end of a sign-out that its member has left for good: it leads to the result, not to the top page. */
export const LEFT_COOKIE = 'left'

/** What is to be told on the next page: a code of `notices.ts` and that page's path. The browser takes it away. */
export const NOTICE_COOKIE = 'notice'
