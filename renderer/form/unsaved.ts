import { dialogs, openDialog } from '../shell/messages/dialogs.ts'

/** What to do when something unsaved is given up, of everything on the page that is unsaved. */
const holders = new Set<() => void>()

export const hasUnsaved = (): boolean => holders.size > 0

/** Registers something unsaved. Answers with how to take it back. */
export function holdUnsaved(onDiscard: () => void): () => void {
  holders.add(onDiscard)
  return () => holders.delete(onDiscard)
}

/** From here on nothing is unsaved: whoever is asked again would be asked twice. */
function discardUnsaved(): void {
  for (const onDiscard of holders) onDiscard()
  holders.clear()
}

let asked = ''
const isAsking = () => dialogs.get().some(({ uuid }) => uuid === asked)

/** Goes at once if nothing would be lost, and otherwise when the person says so. */
export function leaveSafely(go: () => unknown): void {
  if (!hasUnsaved()) return void go()
  if (isAsking()) return
  asked = openDialog({
    text: '変更を破棄して移動しますか\n保存していない変更は失われます。',
    acceptText: '破棄して移動',
    acceptColor: 'danger',
    cancelText: '移動しない',
    onAccept: () => {
      discardUnsaved()
      go()
      return true
    },
  })
}
