/**
 * Obfuscated cookie names: the MD5, in hexadecimal, of a fixed name (spec §9). Written out, because browsers cannot
 * compute MD5.
 */
export const INTEGRATION_COOKIE = 'f146314f25742ffab91de73ee696534c'
export const TEST_USER_COOKIE = 'f56fceb7562e61b791d8730f9de775ee'

/** Marks a sign-out after the account was deleted: it leads to the result page instead of the top page. */
export const LEFT_COOKIE = 'left'

/** The notice for the next page: a code of `notices.ts` and that page's path. The browser deletes it. */
export const NOTICE_COOKIE = 'notice'

/** The reader's choice of colours, text size and readings of place names, on the device only (renderer/appearance). */
export const APPEARANCE_COOKIE = 'appearance'
