import { useStore } from '#renderer/shell/messages/store.ts'
import { photoProgress } from '../../records/photo-progress.ts'
import { unsentPhotos } from '../../records/stored-record.ts'
import { useUnsentRecord } from '../../records/useUnsentRecord.ts'
import { useTravelStore } from '../../store/useTravelStore.ts'
import { cancelUpload, retryUpload, type Upload, uploads } from './photo-uploads.ts'

export type PendingPhoto = {
  id: string
  name: string
  /** The resized photo, once it is ready. */
  small: Blob | null
  message: string
  isFailed: boolean
  /** 0–1; `null` while waiting, `undefined` while unknown. */
  progress: number | null | undefined
  retry: (() => void) | null
  cancel: () => void
}

const CHOSEN: Record<Upload['state'], string> = {
  preparing: '小さくしています',
  waiting: '送るのを待っています',
  failed: '送れませんでした',
}

const ofUpload = ({ id, name, file, isSmall, state, problem }: Upload): PendingPhoto => ({
  id,
  name,
  small: isSmall ? file : null,
  message: problem || CHOSEN[state],
  isFailed: state === 'failed',
  progress: state === 'preparing' ? undefined : null,
  retry: state === 'failed' && isSmall ? () => retryUpload(id) : null,
  cancel: () => cancelUpload(id),
})

/** The unsent photos of a record: those in its queue, and those being prepared. */
export function usePendingPhotos(actionId: string): PendingPhoto[] {
  const store = useTravelStore()
  const unsent = useUnsentRecord(actionId)
  const progress = useStore(photoProgress)
  const chosen = useStore(uploads).filter((upload) => upload.actionId === actionId)
  const queued = (unsent ? unsentPhotos(unsent) : []).map((entry): PendingPhoto => {
    const { photoId, name, photo } = entry.edit
    const [isFailed, share] = [entry.state === 'refused', progress[photoId]]
    const waiting = entry.isTried
      ? '送れませんでした。通信の状態を確かめてください。つながると、もう一度送ります。'
      : '未送信です。つながると送ります。'
    const again = () => void store?.records.decide(actionId, entry.id, 'again')
    return {
      id: photoId,
      name,
      small: photo,
      message: isFailed ? (entry.problem ?? []).join('\n') : share === undefined ? waiting : '送っています',
      isFailed,
      progress: share ?? null,
      retry: share === undefined && (isFailed || entry.isTried) ? again : null,
      cancel: () => void store?.records.dropPhoto(actionId, entry.id, photoId),
    }
  })
  const queuedIds = new Set(queued.map(({ id }) => id))
  return [...queued, ...chosen.filter(({ id }) => !queuedIds.has(id)).map(ofUpload)]
}
