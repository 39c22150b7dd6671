import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { usePageContext } from '../page-context.tsx'

/** The first page has a logout link of its own, and the logout page needs none. */
const OTHERWISE = /^\/@\/(home\/topics|logout)(\/|$)/

/** The logout link below every page of the member area. */
export function SignOutLink({ className }: { className: string | undefined }) {
  const { urlOriginal } = usePageContext()
  // One document is served for all URLs of the area and all visitors: only the browser knows.
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const { pathname } = new URL(urlOriginal, location.origin)
    setShown(memberOf(document.cookie) !== null && !OTHERWISE.test(pathname))
  }, [urlOriginal])
  if (!isShown) return null
  return (
    <p className={className}>
      <a href={link('@logout')}>ログアウト</a>
    </p>
  )
}
