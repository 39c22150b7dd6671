import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Shows a dialog above everything else; Esc and `close()` end it, and the focus goes back to where it came from. */
export function useModal(
  opener: Pick<HTMLElement, 'focus'>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const closed = useRef(onClose)
  closed.current = onClose
  useLayoutEffect(() => {
    const element = dialog.current
    const onEnd = () => {
      closed.current()
      opener.focus({ preventScroll: true })
    }
    // The page behind stands still; the menu covers it in the same way.
    document.documentElement.toggleAttribute('data-covered', true)
    if (!element?.open) element?.showModal()
    // Once: `closeDialog` tells of it before the browser does.
    element?.addEventListener('close', onEnd, { once: true })
    return () => {
      element?.removeEventListener('close', onEnd)
      document.documentElement.removeAttribute('data-covered')
    }
  }, [opener])
  return dialog
}
