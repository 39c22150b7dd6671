import { type ChangeEvent, useEffect, useState } from 'react'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { PHOTO_REFUSALS } from '#domain/travel/photo-format.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { unsentPhotos } from '../../records/stored-record.ts'
import { useUnsentRecord } from '../../records/useUnsentRecord.ts'
import { useTravelStore } from '../../store/useTravelStore.ts'
import styles from './Photos.module.css'
import { addPhotos, beginUploads, uploads } from './photo-uploads.ts'

type Props = {
  actionId: string
  /** The number of photos of the record. */
  photoCount: number
  /** Whether the record is not saved yet. */
  isWaiting?: boolean
}

/** Adds photos. On phones the same button offers the camera. */
export function PhotoAdd({ actionId, photoCount, isWaiting = false }: Props) {
  const store = useTravelStore()
  const unsent = useUnsentRecord(actionId)
  const chosen = useStore(uploads).filter((upload) => upload.actionId === actionId).length
  const pendingCount = chosen + (unsent ? unsentPhotos(unsent).length : 0)
  const [wasTooMany, setTooMany] = useState(false)
  const room = TRAVEL_LIMITS.photos - photoCount - pendingCount
  useEffect(() => {
    if (!isWaiting && store) beginUploads(actionId, store.records)
  }, [actionId, isWaiting, store])
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same photo can be chosen again after cancelling.
    currentTarget.value = ''
    setTooMany(files.length > room)
    void addPhotos(actionId, files.slice(0, Math.max(0, room)))
  }
  return (
    <div className="grid justify-items-start gap-8 print:hidden">
      <label className={styles.addButton} aria-disabled={room <= 0 || undefined}>
        <input
          className="absolute inset-0 cursor-pointer opacity-0"
          type="file"
          accept="image/*"
          multiple
          disabled={room <= 0}
          onChange={choose}
        />
        写真を加える
      </label>
      <p className="text-13 text-usuzumi">
        {`10枚まで。小さくしてから送り、撮影場所の情報は取り除きます。見られるのはあなただけです。`}
      </p>
      <p className="text-13 wrap-anywhere text-shu-text" role="alert">
        {wasTooMany && PHOTO_REFUSALS.tooMany}
      </p>
    </div>
  )
}
