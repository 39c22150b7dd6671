import { useEffect, useState } from 'react'
import { link } from '#domain/url/link.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { usePageContext } from '../page-context.tsx'

/** The first page has a way out of its own, and the way out is no place to begin it. */
const OTHERWISE = /^\/@\/(home\/topics|logout)(\/|$)/

/** The way out, below every page of the personal area. */
export function SignOutLink({ className }: { className: string | undefined }) {
  const { urlOriginal } = usePageContext()
  // One document is served for every address of the area, and to everybody: only the browser knows.
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
