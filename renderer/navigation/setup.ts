import { guardDoubleClicks } from '../shell/double-click-guard.ts'
import { startTelemetry } from '../telemetry/telemetry.ts'
import { carryMessages } from './carried-messages.ts'
import { prerenderedAddresses } from './manifest.ts'
import { watchMissingCode } from './missing-code.ts'
import { pollForNewBuild } from './new-build.ts'
import { isFrugal, preloadPointed, preloadViewed } from './route-preloads.ts'

/** Delay after hydration before the build's manifest is fetched, in milliseconds (spec §9). */
const MANIFEST_DELAY = 1000

/** Sets up navigation, telemetry and the double-click guard of this document: once, after hydration. */
export function setUpNavigation(): void {
  carryMessages()
  watchMissingCode()
  pollForNewBuild()
  startTelemetry()
  guardDoubleClicks()
  if (isFrugal()) return
  preloadPointed()
  setTimeout(() => {
    prerenderedAddresses()
    preloadViewed()
  }, MANIFEST_DELAY)
}
