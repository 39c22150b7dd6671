import { shownNotice } from '#renderer/shelf/notice-store.ts'
import { say } from '#renderer/shelf/notices.ts'

type Removal<Entry> = {
  /** Takes one off the list and says so, with a way back. */
  takeOff: (entry: Entry) => void
  putBack: (entries: readonly Entry[]) => void
  /** What is said of several. */
  said: (count: number) => string
}

/** Takes entries off a list. While the way back of one is shown, the next ones join it: all of them come back together. */
export function inARow<Entry>({ takeOff, putBack, said }: Removal<Entry>): (entry: Entry) => void {
  let entries: readonly Entry[] = []
  let wayBack: (() => void) | undefined
  return (entry) => {
    const isShown = wayBack !== undefined && shownNotice().notice?.undo === wayBack
    const all = isShown ? [...entries, entry] : [entry]
    takeOff(entry)
    if (all.length > 1) say({ manner: 'passing', text: said(all.length), undo: () => putBack(all) })
    entries = all
    wayBack = shownNotice().notice?.undo
  }
}
