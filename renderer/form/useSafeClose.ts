import type { RefObject } from 'react'
import { closeDialog } from '../ui/close-dialog.ts'
import { confirmClose } from './unsaved.ts'
import { useUnsavedWarning } from './useUnsavedWarning.ts'

/**
 * Handles closing a dialog by its button, its backdrop and Esc: asks for confirmation if something was filled in. Code
 * that has completed the dialog's task closes it directly.
 */
export function useSafeClose(dialog: RefObject<HTMLDialogElement | null>, isFilled: boolean): () => void {
  useUnsavedWarning(isFilled)
  const close = () => closeDialog(dialog.current)
  return () => (isFilled ? confirmClose(close) : close())
}
