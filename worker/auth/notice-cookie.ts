import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import type { NoticeCode } from '#domain/site/notices.ts'

/**
 * Leaves a message for the page that an answer leads to: `"{code} {path}"`. The browser takes it away when it has told
 * it there. The page that is being left can still see it, and must not.
 * @param to a path of this site; its query does not count
 */
export function leaveNotice(c: Context, code: NoticeCode, to: string): void {
  const { pathname } = new URL(to, c.req.url)
  setCookie(c, NOTICE_COOKIE, `${code} ${pathname}`, {
    path: '/',
    secure: true,
    sameSite: 'Strict',
    maxAge: 60,
  })
}
