import { useCallback, useRef, useState } from 'react'
import type { Picture } from '#domain/picture.ts'

/** Asks for a picture of the library, as a promise: `null` when the person lets it be. `picker` is for `<MediaPicker>`. */
export function usePicturePicking(purpose = '本文の画像') {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(picture: Picture | null) => void>(undefined)
  const pickPicture = useCallback(
    () =>
      new Promise<Picture | null>((resolve) => {
        answer.current = resolve
        setOpen(true)
      }),
    [],
  )
  // Choosing tells the picture before it closes: the `null` of closing then says nothing new.
  const onPick = (picture: Picture) => answer.current?.(picture)
  const onClose = () => {
    answer.current?.(null)
    setOpen(false)
  }
  return { pickPicture, picker: { isOpen, purpose, onPick, onClose } }
}
