import { DialogBox } from './DialogBox.tsx'
import { dialogs } from './dialogs.ts'
import { FlashMessage } from './FlashMessage.tsx'
import { Loader } from './Loader.tsx'
import { NotificationStack } from './NotificationStack.tsx'
import { useStore } from './store.ts'

/** The first dialog of the queue. */
function Dialogs() {
  const [dialog] = useStore(dialogs)
  return dialog && <DialogBox key={dialog.uuid} dialog={dialog} />
}

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
