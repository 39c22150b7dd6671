import { type RefObject, useLayoutEffect, useRef } from 'react'

const FIELDS = 'input:not([type=hidden], [type=radio]:not(:checked)), textarea, select, button, a[href]'

/**
 * Where a dialog begins: in the field marked `data-autofocus`, else in the first of what its body holds. The browser
 * would begin with the button that closes it all again.
 */
export function useFirstField<Box extends HTMLElement>(): RefObject<Box | null> {
  const body = useRef<Box>(null)
  useLayoutEffect(() => {
    const marked = body.current?.querySelector<HTMLElement>('[data-autofocus]')
    const fields = body.current?.querySelectorAll<HTMLElement>(FIELDS) ?? []
    const first = marked ?? [...fields].find((field) => field.matches(':not(:disabled, [hidden])'))
    first?.focus()
  }, [])
  return body
}
