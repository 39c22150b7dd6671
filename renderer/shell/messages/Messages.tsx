import { watchAdding } from '../../travel/press.ts'
import { Dialogs } from './Dialogs.tsx'
import { FlashMessage } from './FlashMessage.tsx'
import { Loader } from './Loader.tsx'
import { NotificationStack } from './NotificationStack.tsx'

/** Everything that may lie over a page. */
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

// This file is fetched on every page when the browser is idle; the code for a notice only where there is one.
watchAdding()
if (/(^|; )notice=/.test(document.cookie))
  void import('./arrived-notice.ts').then(({ tellArrivedNotice }) => tellArrivedNotice())
