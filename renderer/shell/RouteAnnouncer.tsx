import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePageContext } from '../page-context.tsx'
import { closeMenu } from './menu-id.ts'
import { isWaiting, onWaitingChange } from './waiting/page-wait.ts'

/**
 * After a client-side navigation, moves the focus to the top of the new page and announces its title, as a full load
 * would; a slow navigation is announced too. Does nothing on the first page. Rendered after the page and outside its
 * layout: it must outlive both, and the page has set its title by then.
 */
export function RouteAnnouncer() {
  const pageContext = usePageContext()
  const shown = useRef(pageContext)
  const [message, setMessage] = useState('')
  const isWaitingNow = useSyncExternalStore(onWaitingChange, isWaiting, () => false)
  useEffect(() => {
    if (shown.current === pageContext) return
    shown.current = pageContext
    setMessage(document.title)
    // To the same page, too.
    closeMenu()
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pageContext])
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {isWaitingNow ? '読み込んでいます。' : message}
    </p>
  )
}
