/** A minute is over within this time; timers of a hidden page are throttled. */
const INTERVAL_MS = 5000

/** The current minute. */
export const thisMinute = (): Date => new Date(new Date().setSeconds(0, 0))

/**
 * An element whose texts depend on the time of reading. The server renders texts that cannot become outdated, with
 * `suppressHydrationWarning`; from then on only the element changes them.
 */
export abstract class LiveElement extends HTMLElement {
  private timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    this.timer = setInterval(() => this.update(), INTERVAL_MS)
    this.update()
  }

  disconnectedCallback(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  /** Also called for each attribute that the document has, before it is connected. */
  attributeChangedCallback(): void {
    if (this.timer) this.update()
  }

  /** Called when it appears, when its attributes change, and again and again. */
  abstract update(): void

  /** The JSON of an attribute. */
  protected json(name: string) {
    return JSON.parse(this.getAttribute(name) ?? 'null')
  }

  /** Sets the text of the element inside that has this `data-part`. */
  protected setText(part: string, text: string): void {
    const element = this.querySelector(`[data-part=${part}]`)
    // An equal text would be announced again.
    if (element && element.textContent !== text) element.textContent = text
  }
}
