import { useCallback, useRef, useState } from 'react'
import type { Picture } from '#domain/image/picture.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { addFiles } from '../../media/upload/media-uploads.ts'
import { useMayUpload } from '../../media/upload/useMayUpload.ts'

const MAY_NOT_UPLOAD = '新しい画像を加える権限がありません。「画像の管理」にある画像から選んでください。'

/**
 * Asks for a picture of the library, as a promise: `null` when the person lets it be. Files that are given go to the
 * library, to be picked from there. `picker` is for `<MediaPicker>`.
 */
export function usePicturePicking(purpose = '本文の画像') {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(picture: Picture | null) => void>(undefined)
  const mayUpload = useMayUpload()
  const pickPicture = useCallback(
    (files: readonly File[] = []) =>
      new Promise<Picture | null>((resolve) => {
        answer.current = resolve
        setOpen(true)
        if (mayUpload) void addFiles(files)
        else if (files.length > 0) notify({ color: 'warning', description: MAY_NOT_UPLOAD })
      }),
    [mayUpload],
  )
  // Choosing tells the picture before it closes: the `null` of closing then says nothing new.
  const onPick = (picture: Picture) => answer.current?.(picture)
  const onClose = () => {
    answer.current?.(null)
    setOpen(false)
  }
  return { pickPicture, picker: { isOpen, purpose, onPick, onClose } }
}
