const CONTROLS = 'a, button, input, label, option, select, summary, textarea, [contenteditable], [role]'

const elementAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target) : null

/** Text and target of a control, to recognise it after it was re-rendered. */
const nameOf = (element: Element): string | null => {
  const label = element.getAttribute('aria-label') ?? element.textContent
  return label && [element.tagName, label, element.getAttribute('href')].join()
}

const isDrawnAnew = (second: Element, first: Element): boolean => {
  const name = nameOf(second)
  return !!name && name === nameOf(first)
}

const isSame = (second: Element, first: Element): boolean =>
  second === first ||
  // A click on a label also clicks its control.
  (first instanceof HTMLLabelElement && first.control === second) ||
  isDrawnAnew(second, first) ||
  // In text a double click selects a word.
  !(second.matches(CONTROLS) || first.matches(CONTROLS))

/**
 * Cancels the second click of a double click if another control is under the pointer by then, because the first has
 * changed the page (moved to an error, closed a form, opened a page). A third click belongs to a series and is
 * intended.
 */
export function guardDoubleClicks(): void {
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
