import { useEffect, useRef, useSyncExternalStore } from 'react'
import { usePageContext } from '../../page-context.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { clearDialogs, dialogs } from './dialogs.ts'
import { closeFlashAutomatically, flash } from './flash.ts'
import { isLoading, loading } from './loading.ts'
import { notifications } from './notifications.ts'

const load = () => import('./Messages.tsx').then(({ Messages }) => Messages)
const Messages = lazyPart(load)

const subscribe = (listener: () => void) => {
  const stops = [notifications, flash, dialogs, loading].map((store) => store.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

let isNeeded = false

/** After the first message the component stays, so that later ones are announced as changes. */
const hasMessages = (): boolean => {
  isNeeded ||=
    notifications.get().pending.length > 0 || flash.get() !== null || dialogs.get().length > 0 || isLoading()
  return isNeeded
}

/**
 * The place of messages, dialogs and the loader. Their code is loaded when the browser is idle, because it could not
 * be loaded for a message about a lost network.
 */
export function LazyMessages() {
  const isShown = useSyncExternalStore(subscribe, hasMessages, () => false)
  const { urlParsed } = usePageContext()
  const address = urlParsed.pathname + (urlParsed.searchOriginal ?? '')
  const shownAddress = useRef(address)
  useEffect(() => {
    const fetchCode = () => void load().catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(fetchCode)
    else setTimeout(fetchCode, 2000)
  }, [])
  useEffect(() => {
    if (shownAddress.current === address) return
    shownAddress.current = address
    clearDialogs()
    closeFlashAutomatically()
  }, [address])
  return isShown && <Messages />
}
