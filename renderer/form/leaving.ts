import { navigate } from 'vike/client/router'
import { hasUnsaved, leaveSafely } from './unsaved.ts'

/** Newer than the types of some browsers (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type Traversal = Event & {
  navigationType: string
  destination: { key: string; sameDocument: boolean }
}
type History = EventTarget & { traverseTo: (key: string) => void }
const navigationApi = (): History | undefined => (window as { navigation?: History }).navigation

/** The page a click leads to within this site; nothing where the browser does something else with it. */
function linkedPage(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
  if (!isPlain || !link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  return url.origin !== location.origin || (isHere && url.hash) ? null : url.pathname + url.search + url.hash
}

const onClick = (event: MouseEvent) => {
  const page = hasUnsaved() && linkedPage(event)
  if (!page) return
  event.preventDefault()
  event.stopImmediatePropagation()
  leaveSafely(() => navigate(page))
}

/** Back and forward, where the browser lets a page refuse them. */
const onNavigate = (event: Event) => {
  const { navigationType, destination, cancelable } = event as Traversal
  if (!hasUnsaved() || navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
  event.preventDefault()
  leaveSafely(() => navigationApi()?.traverseTo(destination.key))
}

/** Reloads, closed tabs and other sites: the browser asks in words of its own. */
const onUnload = (event: Event) => {
  if (hasUnsaved()) event.preventDefault()
}

/** Asks before the page goes while something on it is unsaved. Answers with how to stop. */
export function guardLeaving(): () => void {
  const navigation = navigationApi()
  // Before vike's own listener, which would go.
  addEventListener('click', onClick, true)
  addEventListener('beforeunload', onUnload)
  navigation?.addEventListener('navigate', onNavigate)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('beforeunload', onUnload)
    navigation?.removeEventListener('navigate', onNavigate)
  }
}
