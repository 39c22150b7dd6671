import { type Dialog, dialogs, openDialog } from '../shell/messages/dialogs.ts'

type Holder = { onDiscard: () => void; onStay?: (() => void) | undefined }

/** Callbacks of everything unsaved: for when it is discarded, and for when the user stays. */
const holders = new Set<Holder>()

export const hasUnsaved = (): boolean => holders.size > 0

/** Registers unsaved input. Returns the function that unregisters it. `onStay`: the user stays on the page. */
export function registerUnsaved(onDiscard: () => void, onStay?: () => void): () => void {
  const holder = { onDiscard, onStay }
  holders.add(holder)
  return () => holders.delete(holder)
}

/** Clears all registrations, so that the navigation does not ask again. */
function discardUnsaved(): void {
  for (const { onDiscard } of holders) onDiscard()
  holders.clear()
}

let openDialogId = ''
const isDialogOpen = () => dialogs.get().some(({ uuid }) => uuid === openDialogId)

type Question = Pick<Dialog, 'text' | 'acceptText' | 'cancelText'>

/** Opens the confirmation once, however often the user tries to leave, and calls `go` if they accept. */
function confirmBefore(question: Question, go: () => unknown): void {
  if (isDialogOpen()) return
  openDialogId = openDialog({
    ...question,
    acceptColor: 'danger',
    onAccept: () => {
      go()
      return true
    },
    onCancel: () => {
      // After the dialog has restored the focus.
      const [first] = [...holders].flatMap(({ onStay }) => onStay ?? [])
      if (first) setTimeout(first)
      return true
    },
  })
}

/** Navigates at once if nothing is unsaved, otherwise after confirmation. */
export function confirmLeaving(go: () => unknown): void {
  if (!hasUnsaved()) return void go()
  const question = {
    text: '変更を破棄して移動しますか\n保存していない変更は失われます。',
    acceptText: '破棄して移動',
    cancelText: '移動しない',
  }
  confirmBefore(question, () => {
    discardUnsaved()
    go()
  })
}

/** Asks for confirmation before a dialog with input is closed. */
export const confirmClose = (close: () => void): void =>
  confirmBefore(
    {
      text: '入力した内容を破棄しますか\nこの画面に入力した内容は、まだ反映されていません。',
      acceptText: '破棄して閉じる',
      cancelText: '入力に戻る',
    },
    // After the confirmation has closed: until then nothing behind it can be focused.
    () => setTimeout(close),
  )
