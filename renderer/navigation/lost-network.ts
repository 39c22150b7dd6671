import { deleteNotification, notify } from '../shell/messages/notifications.ts'
import { endNavigation } from './begin.ts'
import { leaveFor } from './leave.ts'
import { never } from './navigation.ts'
import { askForNewBuild } from './new-build.ts'

/** Long enough to find the place again where the train comes out of the tunnel, in milliseconds. */
const SHOWN_FOR = 20_000

let shown: string | undefined

/** Whether the site can be reached. */
export const isReachable = async (): Promise<boolean> => navigator.onLine && (await askForNewBuild())

/** The page stays as it is, and says why the link led nowhere. Once, however often it is tried. */
export function sayLostNetwork(target: string): void {
  endNavigation()
  if (shown) deleteNotification(shown)
  shown = notify({
    color: 'warning',
    description: '通信できませんでした。電波の届くところで、もう一度お試しください。',
    duration: SHOWN_FOR,
    action: { label: 'もう一度', onSelect: () => tryAgain(target) },
  })
}

/** Loads the document: what failed once may stay failed in this one. */
async function tryAgain(target: string): Promise<void> {
  if (await isReachable()) leaveFor(target)
  else sayLostNetwork(target)
}

/** The data of a page did not come: without a network the page stays, else the browser leaves for the document. */
export async function withoutAnswer(target: string): Promise<never> {
  if (await isReachable()) leaveFor(target)
  else sayLostNetwork(target)
  return never()
}
