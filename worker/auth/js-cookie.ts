import type { Context } from 'hono'

/**
 * Names and values encoded like js-cookie, with which Amplify stores its session: a name with another encoding could be
 * read there, but never deleted. https://github.com/js-cookie/js-cookie/blob/main/src/api.mjs
 */
export const jsCookieName = (name: string): string =>
  encodeURIComponent(name)
    .replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent)
    .replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))

export const jsCookieValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent)

/** The attributes of Amplify's cookie storage with `{ssr: true}` (spec §9). */
const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax'
const YEAR = 365 * 24 * 60 * 60

/** Writes a cookie that Amplify reads, changes and deletes, which excludes HttpOnly. */
export const setJsCookie = (c: Context, name: string, value: string): void =>
  c.header('set-cookie', `${jsCookieName(name)}=${jsCookieValue(value)}; Max-Age=${YEAR}; ${ATTRIBUTES}`, {
    append: true,
  })

/** Deletes a cookie by its name as the browser sent it. */
export const deleteSentCookie = (c: Context, sentName: string): void =>
  c.header('set-cookie', `${sentName}=; Max-Age=0; ${ATTRIBUTES}`, { append: true })
