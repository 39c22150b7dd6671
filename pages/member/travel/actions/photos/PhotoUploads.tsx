import { useEffect, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Photos.module.css'
import { type PendingPhoto, usePendingPhotos } from './usePendingPhotos.ts'

/** Photos being uploaded with their progress, and buttons to cancel or retry. */
export function PhotoUploads({ actionId }: { actionId: string }) {
  const photos = usePendingPhotos(actionId)
  const failed = photos.filter(({ isFailed }) => isFailed).length
  return (
    <>
      <p className="visually-hidden" role="status">
        {photos.length > 0 &&
          (failed > 0 ? `${failed}枚の写真を送れませんでした。` : `${photos.length}枚の写真を送っています。`)}
      </p>
      {photos.length > 0 && (
        <ul className="grid border-t border-rule print:hidden" aria-label="送っている写真">
          {photos.map((photo) => (
            <PhotoRow photo={photo} key={photo.id} />
          ))}
        </ul>
      )}
    </>
  )
}

function PhotoRow({ photo }: { photo: PendingPhoto }) {
  const { name, message, isFailed, progress, retry, cancel } = photo
  const preview = usePreview(photo)
  const cancelLabel = isFailed ? '外す' : 'やめる'
  return (
    <li
      // The error message needs the width.
      className={`${styles.upload} grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-12 border-b border-rule py-8 data-failed:grid-cols-[3.5rem_minmax(0,1fr)]`}
      data-failed={isFailed || undefined}
    >
      {preview ? (
        <img className="size-[3.5rem] bg-rule object-cover" src={preview} alt="" />
      ) : (
        <span className="size-[3.5rem] bg-rule object-cover" />
      )}
      <div className="grid gap-4 leading-[1.4]">
        <p className="truncate text-15">{name}</p>
        <p className={isFailed ? 'text-13 wrap-anywhere text-shu-text' : 'text-13 text-usuzumi'}>{message}</p>
        {progress !== null && (
          <progress
            className="h-[0.5rem] w-full accent-ai"
            aria-label={`${name}の進みぐあい`}
            max={1}
            value={progress}
          />
        )}
      </div>
      <div className={`${styles.uploadWays} flex flex-wrap justify-end`}>
        {retry && (
          <Button variant="quiet" onClick={retry}>
            もう一度
          </Button>
        )}
        <Button variant="quiet" aria-label={`${name}を${cancelLabel}`} onClick={cancel}>
          {cancelLabel}
        </Button>
      </div>
    </li>
  )
}

/** Shows the resized file: originals are too large to render many of them. */
function usePreview({ small }: PendingPhoto): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!small) return
    const url = URL.createObjectURL(small)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [small])
  return preview
}
