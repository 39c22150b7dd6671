import { loadDocument } from './load-document.ts'
import { navigation, never } from './navigation.ts'
import { isReachable, notifyOffline } from './offline-notice.ts'
import { canReload } from './reload-guard.ts'

/** Any message but the browser's own: that one would make vike disable its router in this tab. */
const CODE_IS_MISSING = 'The code or the styles of a page could not be loaded'

/**
 * Recovers a navigation whose code is missing: offline the page stays; after a deployment the document is loaded, once
 * in ten seconds; then the error page is shown.
 * @returns `true` for the error page; otherwise it never resolves
 */
async function recover(target: string): Promise<boolean> {
  if (!(await isReachable())) {
    notifyOffline(target)
    return never()
  }
  const [address = ''] = target.split('#')
  if (!canReload(address)) return true
  loadDocument(target)
  return never()
}

/** How long the error page may take to appear, in milliseconds. */
const ERROR_PAGE_MS = 1000

const loadUnlessShown = (target: string) => {
  if (navigation.target === target) loadDocument(target)
}

/** Handles code and styles that cannot be loaded (https://vite.dev/guide/build#load-error-handling). */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = CODE_IS_MISSING
    const { target, recovery } = navigation
    if (!target) return
    // A second failure may be of the same page, its styles and its code, or of the error page: then no code of this
    // build is available.
    if (recovery) recovery.then(() => setTimeout(loadUnlessShown, ERROR_PAGE_MS, target))
    else navigation.recovery = recover(target)
  })
}
