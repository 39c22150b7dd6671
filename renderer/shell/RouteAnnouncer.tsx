import { useEffect, useRef, useState } from 'react'
import { usePageContext } from '../page-context.tsx'

/**
 * After a navigation in the browser the focus goes to the top of the new page and its title is read out, as a full
 * load would do. The first page is the browser's own business. Stands behind the page and outside of its layout: it
 * must outlive both, and the page has set its title by then.
 */
export function RouteAnnouncer() {
  const pageContext = usePageContext()
  const shown = useRef(pageContext)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (shown.current === pageContext) return
    shown.current = pageContext
    setMessage(document.title)
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pageContext])
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  )
}
