import { type RefObject, useEffect, useRef } from 'react'
import { closeDialog } from '../lightbox/close-dialog.ts'
import { askToClose } from './unsaved.ts'
import { useUnsavedWarning } from './useUnsavedWarning.ts'

/**
 * The way out of a dialog for a press on its button or beside it, and for Esc: what was filled in is asked about first.
 * Whoever has done what the dialog is for closes it themselves.
 */
export function useSafeClose(dialog: RefObject<HTMLDialogElement | null>, isFilled: boolean): () => void {
  useUnsavedWarning(isFilled)
  const close = () => closeDialog(dialog.current)
  const leave = () => (isFilled ? askToClose(close) : close())
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const end = (event: Event) => {
      event.preventDefault()
      latest.current()
    }
    // A browser lets nobody keep a dialog from being cancelled twice in a row, but it does so with a key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFilled && event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) end(event)
    }
    const onCancel = (event: Event) => event.target === element && end(event)
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('cancel', onCancel)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('cancel', onCancel)
    }
  }, [dialog, isFilled])
  return leave
}
