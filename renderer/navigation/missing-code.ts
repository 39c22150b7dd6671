import { leaveFor } from './leave.ts'
import { isReachable, sayLostNetwork } from './lost-network.ts'
import { navigation, never } from './navigation.ts'
import { mayReload } from './reload-guard.ts'

/** Any text but the browser's own: by that vike would give up its router for the rest of this tab's life. */
const CODE_IS_MISSING = 'The code or the styles of a page could not be loaded'

/**
 * What becomes of a navigation whose code is missing: without a network the page stays; after a deployment the whole
 * document is loaded, once in ten seconds; then the error page is shown.
 * @returns `true` for the error page; else it never comes back
 */
async function recover(target: string): Promise<boolean> {
  if (!(await isReachable())) {
    sayLostNetwork(target)
    return never()
  }
  const [address = ''] = target.split('#')
  if (!mayReload(address)) return true
  leaveFor(target)
  return never()
}

/** Watches for code and styles that cannot be loaded (https://vite.dev/guide/build#load-error-handling). */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = CODE_IS_MISSING
    const { target, recovery } = navigation
    if (!target) return
    // The second time it is the code of the error page: nothing of this build is left.
    if (recovery) recovery.then(() => leaveFor(target))
    else navigation.recovery = recover(target)
  })
}
