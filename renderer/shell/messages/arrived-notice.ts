import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import { noticeOfCookie } from '#domain/site/notices.ts'
import { notify } from './notifications.ts'

const IN_COOKIES = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([\\w-]+)%20([^;]+)`)

const withoutSlash = (path: string) => path.replace(/(?!^)\/$/, '')

/** A cookie may contain anything; invalid encoding is ignored. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Shows the notice that a redirect left in a cookie, and deletes it. */
export function showArrivedNotice(): void {
  const [, code = '', path = ''] = IN_COOKIES.exec(document.cookie) ?? []
  // A page that is being left sees the cookie of the redirect away from it.
  if (withoutSlash(decoded(path)) !== withoutSlash(location.pathname)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NOTICE_COOKIE}=; Max-Age=0; Path=/; Secure; SameSite=Strict`
  const notice = noticeOfCookie(code)
  // The next step of a sign-in or sign-out shows its own notice.
  if (notice) notify({ description: notice.text, color: notice.color, isOfPage: true })
}
