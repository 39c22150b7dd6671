import { shownNotice } from '#renderer/shelf/notice-store.ts'
import { showNotice } from '#renderer/shelf/notices.ts'

type Removal<Entry> = {
  /** Removes one entry and shows a notice with an undo action. */
  remove: (entry: Entry) => void
  restore: (entries: readonly Entry[]) => void
  /** The message for several entries. */
  message: (count: number) => string
}

/** Removes entries from a list. Entries removed while the undo notice is shown join it: undo restores all of them. */
export function groupedUndo<Entry>({ remove, restore, message }: Removal<Entry>): (entry: Entry) => void {
  let entries: readonly Entry[] = []
  let lastUndo: (() => void) | undefined
  return (entry) => {
    const isShown = lastUndo !== undefined && shownNotice().notice?.undo === lastUndo
    const all = isShown ? [...entries, entry] : [entry]
    remove(entry)
    if (all.length > 1)
      showNotice({ variant: 'passing', text: message(all.length), undo: () => restore(all) })
    entries = all
    lastUndo = shownNotice().notice?.undo
  }
}
