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

/** Handles code and styles that cannot be loaded (https://vite.dev/guide/build#load-error-handling). */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = CODE_IS_MISSING
    const { target, recovery } = navigation
    if (!target) return
    // The second time it is the code of the error page: no code of this build is available.
    if (recovery) recovery.then(() => loadDocument(target))
    else navigation.recovery = recover(target)
  })
}
