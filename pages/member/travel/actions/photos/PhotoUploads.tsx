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
        <ul className={styles.uploads} aria-label="送っている写真">
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
    <li className={styles.upload} data-failed={isFailed || undefined}>
      {preview ? (
        <img className={styles.preview} src={preview} alt="" />
      ) : (
        <span className={styles.preview} />
      )}
      <div className={styles.uploadWords}>
        <p className={styles.fileName}>{name}</p>
        <p className={isFailed ? styles.problem : styles.note}>{message}</p>
        {progress !== null && (
          <progress className={styles.progress} aria-label={`${name}の進みぐあい`} max={1} value={progress} />
        )}
      </div>
      <div className={styles.uploadWays}>
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
