import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import { ErrorLayout } from '../layouts/ErrorLayout.tsx'
import type { PageConfig } from '../router/pages.ts'
import { loadShelf } from '../shelf/load-shelf.ts'
import { areViewsWaiting } from '../shelf/pending-views.ts'
import { currentMember } from '../shelf/storage-keys.ts'
import { guardDoubleClicks } from '../shell/double-click-guard.ts'
import { UpdateError } from '../shell/UpdateError.tsx'
import { openSheetOnClick } from '../travel/open-on-click.ts'
import { carryMessages } from './carried-messages.ts'
import { prerenderedAddresses } from './manifest.ts'
import { recoverMissingCode } from './missing-code.ts'
import { navigation } from './navigation.ts'
import { pollForNewBuild } from './new-build.ts'
import { isFrugal, preloadPointed, preloadViewed } from './route-preloads.ts'

/** Delay after hydration before the build's manifest is fetched, in milliseconds (spec §9). */
const MANIFEST_DELAY = 1000

/** Sets up navigation and the double-click guard of this document: once, after hydration. */
export function setUpNavigation(onRenderClient: PageConfig['onRenderClient']): void {
  carryMessages()
  navigation.recoverMissingCode = recoverMissingCode
  navigation.plainErrorPage = { Page: UpdateError, Layout: ErrorLayout, onRenderClient }
  pollForNewBuild()
  guardDoubleClicks()
  openSheetOnClick()
  if (document.cookie.includes(`${NOTICE_COOKIE}=`))
    import('../shell/messages/arrived-notice.ts')
      .then(({ showArrivedNotice }) => showArrivedNotice())
      .catch(() => {})
  // Favourites of a member's other devices, and views for the account.
  if (currentMember() || areViewsWaiting()) loadShelf().catch(() => {})
  if (isFrugal()) return
  preloadPointed()
  setTimeout(() => {
    prerenderedAddresses()
    preloadViewed()
  }, MANIFEST_DELAY)
}
