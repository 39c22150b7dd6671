import { useEffect, useState } from 'react'
import { SAME_PICTURE } from '#domain/media/limits.ts'
import type { Media } from '#domain/media/media.ts'
import { Button } from '#renderer/form/Button.tsx'
import { paths } from '../../paths.ts'
import { bytesText } from '../media-text.ts'
import { cancelUpload, retryUploads, type Upload } from './media-uploads.ts'
import styles from './UploadQueue.module.css'

const STATE_LABELS: Record<Upload['state'], string> = {
  checking: '確かめています',
  waiting: '順番を待っています',
  sending: '送っています',
  done: '加えました',
  same: SAME_PICTURE,
  failed: '',
}

/** A thumbnail of the local file. */
function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const statusText = ({ state, progress, problem }: Upload): string => {
  if (state === 'sending' && progress >= 1) return '受け取りを待っています'
  return problem ?? STATE_LABELS[state]
}

type Props = { upload: Upload; onOpen?: ((media: Media) => void) | undefined }

export function UploadRow({ upload, onOpen }: Props) {
  const { id, name, file, state, progress, media, canRetry } = upload
  const url = useFileUrl(file)
  const text = statusText(upload)
  const isInProgress = ['checking', 'waiting', 'sending'].includes(state)
  return (
    <li
      className={`${styles.row} grid grid-cols-[4rem_1fr_auto] items-center gap-x-12 gap-y-4 border-t border-rule py-8 max-md:grid-cols-[4rem_1fr] max-md:items-start`}
      data-state={state}
    >
      {url && state !== 'failed' ? (
        <img className="h-[3rem] w-[4rem] bg-paper object-cover" src={url} alt="" width="64" height="48" />
      ) : (
        <span className="h-[3rem] w-[4rem] bg-paper object-cover" />
      )}
      <div className="min-w-0">
        <p className="truncate text-15">{name}</p>
        <p className="text-13 text-usuzumi tabular-nums">
          {`${bytesText(file.size)}　`}
          <span className={styles.result}>{text}</span>
        </p>
        {state === 'sending' && (
          <progress
            className="h-[0.375rem] w-full accent-ai"
            aria-label={`${name}の送信`}
            max={1}
            value={progress}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-4 max-md:col-2 max-md:-ms-8 max-md:justify-start">
        {media && onOpen && (
          <Button onClick={() => onOpen(media)} aria-label={`${name}を選ぶ`}>
            選ぶ
          </Button>
        )}
        {media && !onOpen && (
          <a
            className="inline-flex min-h-tap items-center px-8 text-ai"
            href={paths.mediaItem(media.id)}
            aria-label={`${name}の説明を書く`}
          >
            説明を書く
          </a>
        )}
        {canRetry && state === 'failed' && (
          <Button variant="quiet" onClick={() => retryUploads([id])} aria-label={`${name}をもう一度送る`}>
            もう一度送る
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => cancelUpload(id)}
          aria-label={`${name}${isInProgress ? 'を送るのをやめる' : 'の行を消す'}`}
        >
          {isInProgress ? 'やめる' : '消す'}
        </Button>
      </div>
    </li>
  )
}
