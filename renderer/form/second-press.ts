const CONTROLS = 'a, button, input, label, option, select, summary, textarea, [contenteditable], [role]'

const controlAt = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target) : null

/** A press on a label presses its control by itself. */
const isSame = (one: Element | null, first: Element | null): boolean =>
  one === first || (first instanceof HTMLLabelElement && first.control === one)

/**
 * The second press of a double press belongs to the first: where the first has moved the page (it leads to a mistake),
 * another control lies under the pointer, and must not be pressed by chance.
 * @returns how to end it
 */
export function keepSecondPress(form: HTMLElement): () => void {
  let first: Element | null = null
  const press = (event: MouseEvent) => {
    if (event.detail <= 1) first = event.type === 'mousedown' ? controlAt(event) : first
    else if (!isSame(controlAt(event), first)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  form.addEventListener('mousedown', press, true)
  form.addEventListener('click', press, true)
  return () => {
    form.removeEventListener('mousedown', press, true)
    form.removeEventListener('click', press, true)
  }
}
