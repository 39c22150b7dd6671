import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]'

/** Keeps Tab inside an open popover: from its last element to its first and back. */
export function useTrappedFocus(popover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = popover.current
    if (!element) return
    const onToggle = (event: ToggleEvent) => {
      // The toggle event is asynchronous: the user may have pressed Tab already.
      const isInside = element.contains(document.activeElement)
      if (event.newState === 'open' && !isInside) element.querySelector<HTMLElement>(FOCUSABLE)?.focus()
      document.documentElement.toggleAttribute('data-covered', event.newState === 'open')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const elements = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]
      const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]]
      if (document.activeElement !== from && element.contains(document.activeElement)) return
      event.preventDefault()
      to?.focus()
    }
    element.addEventListener('toggle', onToggle)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('toggle', onToggle)
      element.removeEventListener('keydown', onKeyDown)
      document.documentElement.removeAttribute('data-covered')
    }
  }, [popover])
}
