import { NOTICE_COOKIE } from '#domain/cookie-names.ts'
import { noticeOfCookie } from '#domain/notices.ts'
import { notify } from './notifications.ts'

const IN_COOKIES = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([\\w-]+)`)

/** Tells what a redirect left to be told, and takes it away, so that it is told once. */
export function tellArrivedNotice(): void {
  const [, code = ''] = IN_COOKIES.exec(document.cookie) ?? []
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NOTICE_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Strict`
  const notice = noticeOfCookie(code)
  if (notice) notify({ description: notice.text, color: notice.color })
}
