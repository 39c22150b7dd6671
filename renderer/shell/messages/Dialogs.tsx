import { DialogBox } from './DialogBox.tsx'
import { dialogs } from './dialogs.ts'
import { useStore } from './store.ts'

/** The first dialog of the queue. */
export function Dialogs() {
  const [dialog] = useStore(dialogs)
  return dialog && <DialogBox key={dialog.uuid} dialog={dialog} />
}
