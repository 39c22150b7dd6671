import { type RefObject, useEffect } from 'react'

/** Where an open facet overlays the list; elsewhere closing it would move what the reader is about to touch. */
const OVER_THE_LIST = '(width >= 768px)'

/** Closes an open facet on Esc, and when the reader clicks or focuses something else. */
export function useLightDismiss(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const openFacet = () => ref.current?.querySelector<HTMLDetailsElement>('details[open]')
    const onKey = (event: KeyboardEvent) => {
      const facet = event.key === 'Escape' && openFacet()
      if (!facet) return
      if (facet.contains(document.activeElement)) facet.querySelector('summary')?.focus()
      facet.open = false
    }
    const onOutsideEvent = ({ target }: Event) => {
      const facet = openFacet()
      if (!facet || facet.contains(target as Node) || !matchMedia(OVER_THE_LIST).matches) return
      facet.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutsideEvent)
    document.addEventListener('focusin', onOutsideEvent)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutsideEvent)
      document.removeEventListener('focusin', onOutsideEvent)
    }
  }, [ref])
}
