import type { RefObject } from 'react'
import { closeDialog } from '../ui/close-dialog.ts'
import { askToClose } from './unsaved.ts'
import { useUnsavedWarning } from './useUnsavedWarning.ts'

/**
 * The way out of a dialog for a press on its button or beside it, and for Esc: what was filled in is asked about first.
 * Whoever has done what the dialog is for closes it themselves.
 */
export function useSafeClose(dialog: RefObject<HTMLDialogElement | null>, isFilled: boolean): () => void {
  useUnsavedWarning(isFilled)
  const close = () => closeDialog(dialog.current)
  return () => (isFilled ? askToClose(close) : close())
}
