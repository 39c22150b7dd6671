import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import { noticeOfCookie } from '#domain/site/notices.ts'
import { notify } from './notifications.ts'

const IN_COOKIES = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([\\w-]+)%20([^;]+)`)

const withoutSlash = (path: string) => path.replace(/(?!^)\/$/, '')

/** A cookie holds anything; what cannot be decoded leads nowhere. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Tells what a redirect left for this page, and takes it away, so that it is told once. */
export function tellArrivedNotice(): void {
  const [, code = '', path = ''] = IN_COOKIES.exec(document.cookie) ?? []
  // A page that is being left sees the cookie of the redirect that leads away from it.
  if (withoutSlash(decoded(path)) !== withoutSlash(location.pathname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NOTICE_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Strict`
  const notice = noticeOfCookie(code)
  // What comes next on the way in or out is told by its own notice, not beside this one.
  if (notice) notify({ description: notice.text, color: notice.color, isOfPage: true })
}
