import { useRef, useState } from 'react'
import { useSafeClose } from '#renderer/form/useSafeClose.ts'
import { closeDialog } from '#renderer/ui/close-dialog.ts'

const focused = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

/**
 * The dialog of a picker. Reports the selection after closing and restoring the focus, because the caller may unmount
 * the dialog.
 */
export function usePickerDialog<Picked>(
  onClose: () => void,
  onPick: (picked: Picked) => void,
  isFilled = false,
) {
  const [opener] = useState(focused)
  const picked = useRef<Picked>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const onEnd = () => {
    if (picked.current !== null) onPick(picked.current)
    onClose()
  }
  const pick = (value: Picked) => {
    picked.current = value
    closeDialog(dialog.current)
  }
  const onRequestClose = useSafeClose(dialog, isFilled)
  return { modal: { ref: dialog, opener, onClose: onEnd, onRequestClose, holdsEscape: isFilled }, pick }
}
