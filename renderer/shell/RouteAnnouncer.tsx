import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageContext } from '../page-context.tsx'
import { isWaiting, onWaitingChange } from './waiting/page-wait.ts'

/**
 * After a navigation in the browser the focus goes to the top of the new page and its title is read out, as a full
 * load would do; while it takes its time, that is said too. The first page is the browser's own business. Stands behind the page and outside of its layout: it
 * must outlive both, and the page has set its title by then.
 */
export function RouteAnnouncer() {
  const pageContext = usePageContext()
  const shown = useRef(pageContext)
  const [message, setMessage] = useState('')
  const waits = useSyncExternalStore(onWaitingChange, isWaiting, () => false)
  useEffect(() => {
    if (shown.current === pageContext) return
    shown.current = pageContext
    setMessage(document.title)
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pageContext])
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {waits ? '読み込んでいます。' : message}
    </p>
  )
}
