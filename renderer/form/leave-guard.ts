import { goTo } from '../router/router.ts'
import { confirmLeaving, hasUnsaved } from './unsaved.ts'

/** Not in the types yet (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type Traversal = Event & {
  navigationType: string
  destination: { key: string; sameDocument: boolean }
}
type History = EventTarget & { traverseTo: (key: string) => void }
const navigationApi = (): History | undefined => (window as { navigation?: History }).navigation

/** The page of this site that a click navigates to; `null` if the browser handles the click otherwise. */
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
  confirmLeaving(() => goTo(page))
}

/** Back and forward, where the browser allows them to be cancelled. */
const onNavigate = (event: Event) => {
  const { navigationType, destination, cancelable } = event as Traversal
  if (!hasUnsaved() || navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
  event.preventDefault()
  confirmLeaving(() => navigationApi()?.traverseTo(destination.key))
}

/** Reloads, closed tabs and other sites: the browser shows its own dialog. */
const onUnload = (event: Event) => {
  if (hasUnsaved()) event.preventDefault()
}

/** Asks for confirmation before leaving a page with unsaved changes. Returns the cleanup function. */
export function guardLeaving(): () => void {
  const navigation = navigationApi()
  // In the capture phase, before the router.
  addEventListener('click', onClick, true)
  addEventListener('beforeunload', onUnload)
  navigation?.addEventListener('navigate', onNavigate)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('beforeunload', onUnload)
    navigation?.removeEventListener('navigate', onNavigate)
  }
}
