import { loadDocument } from './load-document.ts'
import { never } from './navigation.ts'
import { isReachable, notifyOffline } from './offline-notice.ts'
import { canReload } from './reload-guard.ts'

/**
 * Recovers a navigation whose code or styles cannot be loaded: offline the page stays; after a deployment the document is
 * loaded, once in ten seconds.
 * @param target path, query and hash
 * @returns when the error page is to be shown; otherwise it never settles
 */
export async function recoverMissingCode(target: string): Promise<void> {
  if (!(await isReachable())) {
    notifyOffline(target)
    return never()
  }
  const [address = ''] = target.split('#')
  if (!canReload(address)) return
  loadDocument(target)
  return never()
}
