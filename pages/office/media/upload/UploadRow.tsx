import { useEffect, useState } from 'react'
import { SAME_PICTURE } from '#domain/media/limits.ts'
import type { Media } from '#domain/media/media.ts'
import { Button } from '#renderer/form/Button.tsx'
import { paths } from '../../paths.ts'
import { bytesText } from '../media-words.ts'
import { cancelUpload, retryUploads, type Upload } from './media-uploads.ts'
import styles from './UploadQueue.module.css'

const WORDS: Record<Upload['state'], string> = {
  checking: '確かめています',
  waiting: '順番を待っています',
  sending: '送っています',
  done: '加えました',
  same: SAME_PICTURE,
  failed: '',
}

/** A small view of a file, before anybody has sent it anywhere. */
function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const wordsOf = ({ state, progress, problem }: Upload): string => {
  if (state === 'sending' && progress >= 1) return '受け取りを待っています'
  return problem ?? WORDS[state]
}

type Props = { upload: Upload; onOpen?: ((media: Media) => void) | undefined }

export function UploadRow({ upload, onOpen }: Props) {
  const { id, name, file, state, progress, media, canRetry } = upload
  const url = useFileUrl(file)
  const words = wordsOf(upload)
  const isUnderWay = ['checking', 'waiting', 'sending'].includes(state)
  return (
    <li className={styles.row} data-state={state}>
      {url && state !== 'failed' ? (
        <img className={styles.view} src={url} alt="" width="64" height="48" />
      ) : (
        <span className={styles.view} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>
          {`${bytesText(file.size)}　`}
          <span className={styles.result}>{words}</span>
        </p>
        {state === 'sending' && (
          <progress className={styles.progress} aria-label={`${name}の送信`} max={1} value={progress} />
        )}
      </div>
      <div className={styles.buttons}>
        {media && onOpen && (
          <Button onClick={() => onOpen(media)} aria-label={`${name}を選ぶ`}>
            選ぶ
          </Button>
        )}
        {media && !onOpen && (
          <a className={styles.link} href={paths.mediaItem(media.id)} aria-label={`${name}の説明を書く`}>
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
          aria-label={`${name}${isUnderWay ? 'を送るのをやめる' : 'の行を消す'}`}
        >
          {isUnderWay ? 'やめる' : '消す'}
        </Button>
      </div>
    </li>
  )
}
