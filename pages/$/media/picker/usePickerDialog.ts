import { useRef, useState } from 'react'
import type { Picture } from '#domain/picture.ts'
import { useModal } from '#renderer/lightbox/useModal.ts'

const opener = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

/**
 * The dialog of a picker. What was picked is told when the dialog has closed and the focus is back where it came from:
 * whoever is told may take the dialog away.
 */
export function usePickerDialog(onClose: () => void, onPick: (picture: Picture) => void) {
  const [from] = useState(opener)
  const picked = useRef<Picture>(null)
  const dialog = useModal(from, () => {
    if (picked.current) onPick(picked.current)
    onClose()
  })
  const close = () => dialog.current?.close()
  const pick = (picture: Picture) => {
    picked.current = picture
    close()
  }
  return { dialog, close, pick }
}
