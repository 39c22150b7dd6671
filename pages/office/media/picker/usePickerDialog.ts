import { useRef, useState } from 'react'
import { useSafeClose } from '#renderer/form/useSafeClose.ts'
import { closeDialog } from '#renderer/lightbox/close-dialog.ts'
import { useModal } from '#renderer/lightbox/useModal.ts'

const opener = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

/**
 * The dialog of a picker. What was picked is told when the dialog has closed and the focus is back where it came from:
 * whoever is told may take the dialog away.
 */
export function usePickerDialog<Picked>(
  onClose: () => void,
  onPick: (picked: Picked) => void,
  isFilled = false,
) {
  const [from] = useState(opener)
  const picked = useRef<Picked>(null)
  const dialog = useModal(from, () => {
    if (picked.current !== null) onPick(picked.current)
    onClose()
  })
  const close = useSafeClose(dialog, isFilled)
  const pick = (value: Picked) => {
    picked.current = value
    closeDialog(dialog.current)
  }
  return { dialog, close, pick }
}
