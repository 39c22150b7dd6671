import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import type { NoticeCode } from '#domain/site/notices.ts'

/**
 * Sets a cookie with a notice for the page that an answer leads to: `"{code} {path}"`. The browser deletes it after
 * showing it there. The page that is being left can read it, and must ignore it.
 * @param to a path of this site; its query is ignored
 */
export function setNotice(c: Context, code: NoticeCode, to: string): void {
  const { pathname } = new URL(to, c.req.url)
  setCookie(c, NOTICE_COOKIE, `${code} ${pathname}`, {
    path: '/',
    secure: true,
    sameSite: 'Strict',
    maxAge: 60,
  })
}
