import { addView } from '../shelf/pending-views.ts'
import { isCrawler } from '../shell/errors/crawler.ts'

/** A page visible for this many seconds counts as read. */
const SECONDS = 4

/** Adds the page of its `item` (a `ShelfItem` as JSON) to the history. Background tabs are not visible and do not count. */
export class ReadingMark extends HTMLElement {
  static observedAttributes = ['item']
  private timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    this.restart()
  }

  disconnectedCallback(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  /** Also called for the attribute that the document has, before it is connected. */
  attributeChangedCallback(): void {
    if (this.timer) this.restart()
  }

  private restart(): void {
    clearInterval(this.timer)
    let seconds = 0
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds++
      if (seconds < SECONDS) return
      clearInterval(this.timer)
      if (!isCrawler()) addView(JSON.parse(this.getAttribute('item') ?? 'null'))
    }, 1000)
  }
}
