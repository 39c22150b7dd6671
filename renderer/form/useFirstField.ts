import { type RefObject, useLayoutEffect, useRef } from 'react'

const FIELDS = 'input:not([type=hidden], [type=radio]:not(:checked)), textarea, select, button, a[href]'

/**
 * The initial focus of a dialog: the field marked `data-autofocus`, else the first field of its body. The browser
 * would focus the close button.
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
