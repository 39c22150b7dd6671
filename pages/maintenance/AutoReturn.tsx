import { useEffect, useState } from 'react'
import { reloadTarget } from '#domain/url/reload-target.ts'
import { isPageAvailable, isSiteReadable } from '#renderer/maintenance/availability.ts'
import { pollUntil } from '#renderer/maintenance/poll-until.ts'

/** Milliseconds. */
const PAUSES = { first: 15_000, max: 120_000 }

/** The page from which a visitor came to `/maintenance`, on this site. */
const previousUrl = (): string => {
  const to = new URLSearchParams(location.search).get('to')
  const { origin, pathname, search } = new URL(document.referrer || location.origin)
  const isHere = origin === location.origin && !/^\/maintenance(\/|$)/.test(pathname)
  return reloadTarget(to ?? (isHere ? pathname + search : '/'))
}

/** Polls until the page is available again and shows it. On `/maintenance` itself: the previous page. */
export function AutoReturn() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let end = () => {}
    let isUnmounted = false
    const waitUntil = (isOver: () => Promise<boolean>, onOver: () => void) => {
      if (isUnmounted) return
      setWaiting(true)
      end = pollUntil({ isOver, onOver, ...PAUSES })
    }
    if (!/^\/maintenance\/?$/.test(location.pathname)) waitUntil(isPageAvailable, () => location.reload())
    // `/maintenance` can also be visited at any time: without maintenance it does not redirect.
    else
      isSiteReadable().then((can) => can || waitUntil(isSiteReadable, () => location.replace(previousUrl())))
    return () => {
      isUnmounted = true
      end()
    }
  }, [])
  return (
    <p role="status">
      {isWaiting && 'このままお待ちください。開けるようになりしだい、元のページを表示します。'}
    </p>
  )
}
