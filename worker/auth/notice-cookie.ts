import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { NOTICE_COOKIE } from '#domain/cookie-names.ts'
import type { NoticeCode } from '#domain/notices.ts'

/** Leaves a message for the page that a redirect leads to. The browser takes it away when it has told it. */
export const leaveNotice = (c: Context, code: NoticeCode): void =>
  setCookie(c, NOTICE_COOKIE, code, { path: '/', secure: true, sameSite: 'Strict', maxAge: 60 })
