/** The one cookie that the account library writes for whoever is signed in; its full name holds the pool's client. */
const LAST_USER = /(?:^|; )CognitoIdentityServiceProvider\.[^=]+\.LastAuthUser=([^;]+)/

/** Who is signed in according to the cookies of this page, or `null`. It proves nothing: the tokens do. */
export const memberOf = (cookies: string): string | null => LAST_USER.exec(cookies)?.[1] ?? null

/** Marks the document for styles (`:root[data-member]`), as the line of `member-line.ts` does on arrival. */
export const markMember = (): void => {
  document.documentElement.toggleAttribute('data-member', memberOf(document.cookie) !== null)
}
