import type { Context } from 'hono'

/**
 * Names and values as js-cookie writes them, which keeps Amplify's session in the browser: a name that is spelt
 * otherwise can be read there, but never deleted.
 * https://github.com/js-cookie/js-cookie/blob/main/src/api.mjs
 */
export const jsCookieName = (name: string): string =>
  encodeURIComponent(name)
    .replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))

export const jsCookieValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent)

/** Path, domain and the rest as Amplify's cookie storage has them with `{ssr: true}` (spec §9). */
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax'
const YEAR = 365 * 24 * 60 * 60

/** Writes a cookie that Amplify reads, changes and deletes. Not HttpOnly, because Amplify could not do so then. */
export const setJsCookie = (c: Context, name: string, value: string): void =>
  c.header('set-cookie', `${jsCookieName(name)}=${jsCookieValue(value)}; Max-Age=${YEAR}; ${ATTRIBUTES}`, {
    append: true,
  })

/** Deletes a cookie by its name as the browser sent it. */
export const deleteSentCookie = (c: Context, sentName: string): void =>
  c.header('set-cookie', `${sentName}=; Max-Age=0; ${ATTRIBUTES}`, { append: true })
