import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '../page-context.tsx'

/**
 * After a navigation in the browser the focus goes to the top of the new page and its title is read out, as a full
 * load would do. The first page is the browser's own business.
 */
export function RouteAnnouncer() {
  const pageContext = usePageContext()
  const path = pageContext.urlPathname
  const title = pageContext.data?.title ?? ''
  const shown = useRef(path)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    setMessage(title)
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, title])
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  )
}
