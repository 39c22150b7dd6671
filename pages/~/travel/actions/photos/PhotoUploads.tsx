import { useEffect, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { useStore } from '#renderer/shell/messages/store.ts'
import styles from './Photos.module.css'
import { cancelUpload, retryUpload, type Upload, uploads } from './photo-uploads.ts'

const WORDS: Record<Upload['state'], string> = {
  preparing: '小さくしています',
  waiting: '送るのを待っています',
  sending: '送っています',
  done: '送りました',
  failed: '送れませんでした',
}

/** Photos on their way, each with how far it is, and a way to give it up or to try again. */
export function PhotoUploads({ actionId }: { actionId: string }) {
  const ours = useStore(uploads).filter((upload) => upload.actionId === actionId)
  const failed = ours.filter(({ state }) => state === 'failed').length
  return (
    <>
      <p className="visually-hidden" role="status">
        {ours.length > 0 &&
          (failed > 0 ? `${failed}枚の写真を送れませんでした。` : `${ours.length}枚の写真を送っています。`)}
      </p>
      {ours.length > 0 && (
        <ul className={styles.uploads} aria-label="送っている写真">
          {ours.map((upload) => (
            <UploadRow upload={upload} key={upload.id} />
          ))}
        </ul>
      )}
    </>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, isSmall, progress, problem } = upload
  const preview = usePreview(upload)
  const givingUp = state === 'failed' ? '外す' : 'やめる'
  return (
    <li className={styles.upload} data-failed={state === 'failed' || undefined}>
      {preview ? (
        <img className={styles.preview} src={preview} alt="" />
      ) : (
        <span className={styles.preview} />
      )}
      <div className={styles.uploadWords}>
        <p className={styles.fileName}>{name}</p>
        <p className={state === 'failed' ? styles.problem : styles.note}>{problem ?? WORDS[state]}</p>
        {state !== 'failed' && (
          <progress
            className={styles.progress}
            aria-label={`${name}の進みぐあい`}
            max={1}
            value={state === 'preparing' ? undefined : progress}
          />
        )}
      </div>
      <div className={styles.uploadWays}>
        {state === 'failed' && isSmall && (
          <Button variant="quiet" onClick={() => retryUpload(id)}>
            もう一度
          </Button>
        )}
        <Button variant="quiet" aria-label={`${name}を${givingUp}`} onClick={() => cancelUpload(id)}>
          {givingUp}
        </Button>
      </div>
    </li>
  )
}

/** What is sent, as soon as it is small: a phone's own photos are too large to be drawn by the dozen. */
function usePreview({ file, isSmall }: Upload): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!isSmall) return
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file, isSmall])
  return preview
}
