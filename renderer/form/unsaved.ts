import { type Dialog, dialogs, openDialog } from '../shell/messages/dialogs.ts'

type Holder = { onDiscard: () => void; onStay?: (() => void) | undefined }

/** What to do when something unsaved is given up, or when somebody stays for it, of everything that is unsaved. */
const holders = new Set<Holder>()

export const hasUnsaved = (): boolean => holders.size > 0

/** Registers something unsaved. Answers with how to take it back. `onStay`: the person stays on the page for it. */
export function holdUnsaved(onDiscard: () => void, onStay?: () => void): () => void {
  const holder = { onDiscard, onStay }
  holders.add(holder)
  return () => holders.delete(holder)
}

/** From here on nothing is unsaved: whoever is asked again would be asked twice. */
function discardUnsaved(): void {
  for (const { onDiscard } of holders) onDiscard()
  holders.clear()
}

let asked = ''
const isAsking = () => dialogs.get().some(({ uuid }) => uuid === asked)

type Question = Pick<Dialog, 'text' | 'acceptText' | 'cancelText'>

/** Asks once, however often somebody wants to leave, and goes when the person says so. */
function askBefore(question: Question, go: () => unknown): void {
  if (isAsking()) return
  asked = openDialog({
    ...question,
    acceptColor: 'danger',
    onAccept: () => {
      go()
      return true
    },
    onCancel: () => {
      // When the dialog has given the focus back.
      const [first] = [...holders].flatMap(({ onStay }) => onStay ?? [])
      if (first) setTimeout(first)
      return true
    },
  })
}

/** Goes at once if nothing would be lost, and otherwise when the person says so. */
export function leaveSafely(go: () => unknown): void {
  if (!hasUnsaved()) return void go()
  const question = {
    text: '変更を破棄して移動しますか\n保存していない変更は失われます。',
    acceptText: '破棄して移動',
    cancelText: '移動しない',
  }
  askBefore(question, () => {
    discardUnsaved()
    go()
  })
}

/** Asks before a dialog is closed in which something was filled in. */
export const askToClose = (close: () => void): void =>
  askBefore(
    {
      text: '入力した内容を破棄しますか\nこの画面に入力した内容は、まだ反映されていません。',
      acceptText: '破棄して閉じる',
      cancelText: '入力に戻る',
    },
    // When the question has gone: until then nothing behind it can have the focus.
    () => setTimeout(close),
  )
