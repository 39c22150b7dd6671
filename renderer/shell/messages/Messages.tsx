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
