import { openSheetOnClick } from '../../travel/open-on-click.ts'
import { Dialogs } from './Dialogs.tsx'
import { FlashMessage } from './FlashMessage.tsx'
import { Loader } from './Loader.tsx'
import { NotificationStack } from './NotificationStack.tsx'

/** All overlays of a page. */
export function Messages() {
  return (
    <>
      <FlashMessage />
      <NotificationStack />
      <Dialogs />
      <Loader />
    </>
  )
}

// This module is loaded on every page when idle; the code of a notice only if there is one.
openSheetOnClick()
if (/(^|; )notice=/.test(document.cookie))
  void import('./arrived-notice.ts').then(({ showArrivedNotice }) => showArrivedNotice())
