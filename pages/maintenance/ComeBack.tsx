import { useEffect, useState } from 'react'
import { reloadTarget } from '#domain/url/reload-target.ts'
import { isReadable, isThisBack } from '#renderer/standstill/is-back.ts'
import { lookAgain } from '#renderer/standstill/look-again.ts'

/** Milliseconds. */
const PAUSES = { first: 15_000, longest: 120_000 }

/** Where a visitor of `/maintenance` itself came from, on this site. */
const formerPlace = (): string => {
  const to = new URLSearchParams(location.search).get('to')
  const { origin, pathname, search } = new URL(document.referrer || location.origin)
  const isHere = origin === location.origin && !/^\/maintenance(\/|$)/.test(pathname)
  return reloadTarget(to ?? (isHere ? pathname + search : '/'))
}

/** Looks by itself whether the page can be had again, and shows it. Under `/maintenance`: where the visitor was before. */
export function ComeBack() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let end = () => {}
    let isGone = false
    const waitFor = (isOver: () => Promise<boolean>, go: () => void) => {
      if (isGone) return
      setWaiting(true)
      end = lookAgain({ isOver, go, ...PAUSES })
    }
    if (!/^\/maintenance\/?$/.test(location.pathname)) waitFor(isThisBack, () => location.reload())
    // The address of this page is always answered like this; nobody is sent away from it who came to see it.
    else isReadable().then((can) => can || waitFor(isReadable, () => location.replace(formerPlace())))
    return () => {
      isGone = true
      end()
    }
  }, [])
  return (
    <p role="status">
      {isWaiting && 'このままお待ちください。開けるようになりしだい、元のページを表示します。'}
    </p>
  )
}
