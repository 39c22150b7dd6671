import { observePage } from '../observing/observe.ts'
import { keepSecondPresses } from '../shell/second-press.ts'
import { carryMessages } from './carried-messages.ts'
import { prerenderedAddresses } from './manifest.ts'
import { watchMissingCode } from './missing-code.ts'
import { watchForNewBuild } from './new-build.ts'
import { isFrugal, preloadPointed, preloadViewed } from './route-preloads.ts'

/** How long a page that is ready is left alone before the build's manifest is fetched, in milliseconds (spec §9). */
const MANIFEST_DELAY = 1000

/** Looks after the navigations and the presses of this document: once, when the first page is ready. */
export function careForNavigation(): void {
  carryMessages()
  watchMissingCode()
  watchForNewBuild()
  observePage()
  keepSecondPresses()
  if (isFrugal()) return
  preloadPointed()
  setTimeout(() => {
    prerenderedAddresses()
    preloadViewed()
  }, MANIFEST_DELAY)
}
