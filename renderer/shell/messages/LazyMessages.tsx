import { useEffect, useRef, useSyncExternalStore } from 'react'
import { usePageContext } from '../../page-context.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { clearDialogs, dialogs } from './dialogs.ts'
import { closeFlashAutomatically, flash } from './flash.ts'
import { isLoading, loading } from './loading.ts'
import { deleteNotification, notifications } from './notifications.ts'
import { useStore } from './store.ts'

const load = () => import('./Messages.tsx').then(({ Messages }) => Messages)
const Messages = lazyPart(() => load().catch(() => PlainMessage))

/** The newest message, as long as the code of all others cannot be loaded: it is about the lost network. */
function PlainMessage() {
  const { pending } = useStore(notifications)
  const message = pending.at(-1)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => deleteNotification(message.uuid), message.duration)
    return () => clearTimeout(timer)
  }, [message])
  const act = () => {
    if (message) deleteNotification(message.uuid)
    message?.action?.onSelect()
  }
  return (
    <div role="status" aria-label="お知らせ">
      {message && (
        <ul className="load-problem">
          <li>
            {message.description}
            {message.action && (
              <button type="button" onClick={act}>
                {message.action.label}
              </button>
            )}
          </li>
        </ul>
      )}
    </div>
  )
}

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
 * The place of messages, dialogs and the loader, whose code is loaded for the first message. Areas load it before, when
 * the browser is idle: their messages about a lost network have actions.
 */
export function LazyMessages() {
  const isShown = useSyncExternalStore(subscribe, hasMessages, () => false)
  const { urlParsed, config } = usePageContext()
  const address = urlParsed.pathname + (urlParsed.searchOriginal ?? '')
  const shownAddress = useRef(address)
  const isArea = config.ssr === false
  useEffect(() => {
    if (!isArea) return
    const fetchCode = () => void load().catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(fetchCode)
    else setTimeout(fetchCode, 2000)
  }, [isArea])
  useEffect(() => {
    if (shownAddress.current === address) return
    shownAddress.current = address
    clearDialogs()
    closeFlashAutomatically()
  }, [address])
  return isShown && <Messages />
}
