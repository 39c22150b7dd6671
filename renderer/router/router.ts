import { loadDocument } from '../navigation/load-document.ts'
import { beginWaiting } from '../shell/waiting/page-wait.ts'
import { pageOf } from './pages.ts'
import { type Arrival, preparePage, type ReadyPage, withoutAlias } from './show-page.ts'

type Options = { replace?: boolean; keepScroll?: boolean }
/** What `navigation.navigate` is given: the page is loaded, and only has to be shown. */
type Info = { ready: ReadyPage; keepScroll: boolean }

// https://developer.mozilla.org/docs/Web/API/Navigation_API — in every browser since January 2026. In older ones links
// load documents.
const api = globalThis.navigation

const FORWARD: Arrival = { isHistoryNavigation: false, isBackwardNavigation: false }

/** Counts navigations: only the latest one is shown. */
let latest = 0

/**
 * Shows a page of this site. Its address changes when it is ready; until then the page stays.
 * @returns when it is shown, or when another navigation has taken its place
 */
export async function goTo(
  href: string,
  { replace = false, keepScroll = false }: Options = {},
): Promise<void> {
  const url = withoutAlias(new URL(href, location.href))
  if (!api || !pageOf(url.pathname)) return loadDocument(url.href)
  const own = ++latest
  beginWaiting(url.pathname + url.search + url.hash)
  const ready = await preparePage(url, FORWARD)
  if (own !== latest) return
  const info: Info = { ready, keepScroll }
  const { finished } = api.navigate(url.href, { history: replace ? 'replace' : 'auto', info })
  // A later navigation may abort it.
  await finished?.catch(() => {})
}

const isInfo = (info: unknown): info is Info => typeof info === 'object' && info !== null && 'ready' in info

/** Whether a link of the page led here; `location.assign` and forms load documents. */
const isByLink = ({ sourceElement, userInitiated }: NavigateEvent): boolean =>
  sourceElement === undefined ? userInitiated : sourceElement instanceof HTMLAnchorElement

const onNavigate = (event: NavigateEvent) => {
  const { canIntercept, hashChange, downloadRequest, formData, info, navigationType, destination } = event
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return
  if (isInfo(info)) {
    const { ready, keepScroll } = info
    const show = async () => {
      await ready.show()
      // To the top or to the target of the hash, before the next frame.
      if (!keepScroll && !event.signal.aborted) event.scroll()
    }
    return event.intercept({ scroll: 'manual', focusReset: 'manual', handler: show })
  }
  const url = new URL(destination.url)
  // Also where the page was no page of the app: the document of a missing page is loaded again.
  if (navigationType === 'traverse') {
    const isBackwardNavigation = destination.index < (api?.currentEntry?.index ?? 0)
    const show = async () => {
      const own = ++latest
      beginWaiting(url.pathname + url.search + url.hash)
      const ready = await preparePage(url, { isHistoryNavigation: true, isBackwardNavigation })
      if (own !== latest) return
      await ready.show()
      if (own !== latest) return
      // A page that was never scrolled has no position to restore.
      scrollTo(0, 0)
      event.scroll()
    }
    return event.intercept({ scroll: 'manual', focusReset: 'manual', handler: show })
  }
  if (navigationType === 'reload' || !pageOf(withoutAlias(url).pathname) || !isByLink(event)) return
  event.preventDefault()
  goTo(url.href, { replace: navigationType === 'replace' })
}

/** Takes over the links of this document, and its history: documents are not prefetched any more. */
export function startRouter(): void {
  api?.addEventListener('navigate', onNavigate)
  document.querySelector('script[type=speculationrules]')?.remove()
}
