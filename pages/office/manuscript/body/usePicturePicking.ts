import { useCallback, useRef, useState } from 'react'
import type { Picture } from '#domain/image/picture.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { addFiles } from '../../media/upload/media-uploads.ts'
import { useCanUpload } from '../../media/upload/useCanUpload.ts'

const CANNOT_UPLOAD = '新しい画像を加える権限がありません。「画像の管理」にある画像から選んでください。'

/**
 * Opens the media picker; resolves with `null` when cancelled. Given files are uploaded to the library first.
 * `picker` holds the props of `<MediaPicker>`.
 */
export function usePicturePicking(purpose = '本文の画像') {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(picture: Picture | null) => void>(undefined)
  const canUpload = useCanUpload()
  const pickPicture = useCallback(
    (files: readonly File[] = []) =>
      new Promise<Picture | null>((resolve) => {
        answer.current = resolve
        setOpen(true)
        if (canUpload) void addFiles(files)
        else if (files.length > 0) notify({ color: 'warning', description: CANNOT_UPLOAD })
      }),
    [canUpload],
  )
  // The selection is reported before closing, so the `null` of closing has no effect.
  const onPick = (picture: Picture) => answer.current?.(picture)
  const onClose = () => {
    answer.current?.(null)
    setOpen(false)
  }
  return { pickPicture, picker: { isOpen, purpose, onPick, onClose } }
}
