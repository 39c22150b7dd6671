const CONTROLS = 'a, button, input, label, option, select, summary, textarea, [contenteditable], [role]'

const elementAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target) : null

/** What it says and where it leads, by which a control that was drawn anew in the meantime is known again. */
const nameOf = (element: Element): string | null => {
  const words = element.getAttribute('aria-label') ?? element.textContent
  return words && [element.tagName, words, element.getAttribute('href')].join()
}

const isDrawnAnew = (second: Element, first: Element): boolean => {
  const name = nameOf(second)
  return !!name && name === nameOf(first)
}

const isSame = (second: Element, first: Element): boolean =>
  second === first ||
  // A press on a label presses its control by itself.
  (first instanceof HTMLLabelElement && first.control === second) ||
  isDrawnAnew(second, first) ||
  // Between texts it selects a word.
  !(second.matches(CONTROLS) || first.matches(CONTROLS))

/**
 * The second press of a double press belongs to the first. Where the first has changed the page (it leads to a mistake,
 * closes a form, opens the next page at once), another control lies under the pointer, which nobody wanted to press. A
 * third press is one of a series, and meant.
 */
export function keepSecondPresses(): void {
  let first: Element | null = null
  const press = (event: MouseEvent) => {
    const element = elementAt(event)
    if (event.detail <= 1) {
      if (event.type === 'mousedown') first = element
    } else if (event.detail === 2 && element && first && !isSame(element, first)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  document.addEventListener('mousedown', press, true)
  document.addEventListener('click', press, true)
}
