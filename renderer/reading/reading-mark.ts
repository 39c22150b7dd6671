import { addView } from '../shelf/pending-views.ts'
import { isCrawler } from '../shell/errors/crawler.ts'

/** A page visible for this many seconds counts as read. */
const SECONDS = 4

/** Adds the page of its `item` (a `ShelfItem` as JSON) to the history. Background tabs are not visible and do not count. */
export class ReadingMark extends HTMLElement {
  private timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    let seconds = 0
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds++
      if (seconds < SECONDS) return
      clearInterval(this.timer)
      if (!isCrawler()) addView(JSON.parse(this.getAttribute('item') ?? 'null'))
    }, 1000)
  }

  disconnectedCallback(): void {
    clearInterval(this.timer)
  }
}
