/**
 * The cookie that the account library writes for the signed-in user; its full name contains the client id of the pool.
 */
const LAST_USER = /(?:^|; )CognitoIdentityServiceProvider\.[^=]+\.LastAuthUser=([^;]+)/

/** Who is signed in according to the cookies of this page, or `null`. Not a proof: only the tokens are. */
export const memberOf = (cookies: string): string | null => LAST_USER.exec(cookies)?.[1] ?? null

/** Marks the document for styles (`:root[data-member]`), like the inline script of `first-lines.ts` on load. */
export const markMember = (): void => {
  document.documentElement.toggleAttribute('data-member', memberOf(document.cookie) !== null)
}
