import { useState } from 'react'
import type { ActionPhoto, TravelAction } from '#domain/travel/action.ts'
import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import styles from './Photos.module.css'
import { moved, useArrangement } from './useArrangement.ts'
import { usePhotoUrl } from './usePhotoUrl.ts'

/** Order, captions and removal of photos. Each change is saved at once. */
export function PhotoArrange({ action }: { action: TravelAction }) {
  const { save, remove, problem } = useArrangement(action)
  const [message, setMessage] = useState('')
  const { photos } = action
  const move = (from: number, to: number) => {
    save(moved(photos, from, to))
    setMessage(`写真を${to + 1}番目に移しました。`)
  }
  return (
    <>
      <p className="text-13 wrap-anywhere text-shu-text" role="alert">
        {problem}
      </p>
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <ol className="grid gap-12">
        {photos.map((photo, at) => (
          <li
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-16 gap-y-8 border-b border-rule pb-12"
            key={photo.id}
          >
            <Thumb actionId={action.id} photo={photo} />
            <div className="grid gap-4">
              <label htmlFor={`alt-${photo.id}`}>{`${at + 1}枚目の説明`}</label>
              <input
                className={inputStyles.input}
                id={`alt-${photo.id}`}
                defaultValue={photo.alt}
                maxLength={100}
                placeholder="写っているもの"
                onBlur={({ currentTarget: { value } }) => {
                  if (value !== photo.alt)
                    save(photos.map((one) => (one.id === photo.id ? { ...one, alt: value } : one)))
                }}
              />
            </div>
            <div className="col-2 -ms-8 flex flex-wrap gap-x-8">
              <Button
                variant="quiet"
                aria-label={`${at + 1}枚目を前へ`}
                aria-disabled={at === 0 || undefined}
                onClick={() => at > 0 && move(at, at - 1)}
              >
                前へ
              </Button>
              <Button
                variant="quiet"
                aria-label={`${at + 1}枚目を後ろへ`}
                aria-disabled={at === photos.length - 1 || undefined}
                onClick={() => at < photos.length - 1 && move(at, at + 1)}
              >
                後ろへ
              </Button>
              <Button variant="quiet" aria-label={`${at + 1}枚目を削除`} onClick={() => remove(photo)}>
                削除
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function Thumb({ actionId, photo }: { actionId: string; photo: ActionPhoto }) {
  const { url } = usePhotoUrl(actionId, photo.id, PHOTO_EDGES.small)
  return url ? (
    <img className={`${styles.frame} ${styles.photo}`} src={url} alt={photo.alt} />
  ) : (
    <span className={styles.frame} />
  )
}
