import { deleteNotification, notify } from '../shell/messages/notifications.ts'
import { endWaiting } from '../shell/waiting/page-wait.ts'
import { loadDocument } from './load-document.ts'
import { never } from './navigation.ts'
import { checkForNewBuild } from './new-build.ts'

/** Long enough to regain the network, in milliseconds. */
const DURATION_MS = 20_000

let shown: string | undefined

/** Whether the site can be reached. */
export const isReachable = async (): Promise<boolean> => navigator.onLine && (await checkForNewBuild())

/** Keeps the page and shows why the navigation failed. Shows only one such notification. */
export function notifyOffline(target: string): void {
  endWaiting()
  if (shown) deleteNotification(shown)
  shown = notify({
    color: 'warning',
    description: '通信できませんでした。電波の届くところで、もう一度お試しください。',
    duration: DURATION_MS,
    action: { label: 'もう一度', onSelect: () => tryAgain(target) },
  })
}

/** Loads the document: code that failed to load once may stay failed in this one. */
async function tryAgain(target: string): Promise<void> {
  if (await isReachable()) loadDocument(target)
  else notifyOffline(target)
}

/** The data of a page could not be fetched: offline the page stays, otherwise its document is loaded. */
export async function handleMissingData(target: string): Promise<never> {
  if (await isReachable()) loadDocument(target)
  else notifyOffline(target)
  return never()
}
