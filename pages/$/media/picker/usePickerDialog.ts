import { useRef, useState } from 'react'
import { useModal } from '#renderer/lightbox/useModal.ts'

const opener = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

/**
 * The dialog of a picker. What was picked is told when the dialog has closed and the focus is back where it came from:
 * whoever is told may take the dialog away.
 */
export function usePickerDialog<Picked>(onClose: () => void, onPick: (picked: Picked) => void) {
  const [from] = useState(opener)
  const picked = useRef<Picked>(null)
  const dialog = useModal(from, () => {
    if (picked.current !== null) onPick(picked.current)
    onClose()
  })
  const close = () => dialog.current?.close()
  const pick = (value: Picked) => {
    picked.current = value
    close()
  }
  return { dialog, close, pick }
}
