import { useStore } from '#renderer/shell/messages/store.ts'
import { unsentPhotos } from '../../records/kept-record.ts'
import { photoProgress } from '../../records/photo-progress.ts'
import { useUnsentRecord } from '../../records/useUnsentRecord.ts'
import { useTravelStore } from '../../store/useTravelStore.ts'
import { cancelUpload, retryUpload, type Upload, uploads } from './photo-uploads.ts'

export type PhotoOnItsWay = {
  id: string
  name: string
  /** The photo as it is sent, once it is small. */
  small: Blob | null
  words: string
  isFailed: boolean
  /** 0–1; `null` while nothing moves, `undefined` while nobody knows how far it is. */
  progress: number | null | undefined
  retry: (() => void) | null
  giveUp: () => void
}

const CHOSEN: Record<Upload['state'], string> = {
  preparing: '小さくしています',
  waiting: '送るのを待っています',
  failed: '送れませんでした',
}

const ofUpload = ({ id, name, file, isSmall, state, problem }: Upload): PhotoOnItsWay => ({
  id,
  name,
  small: isSmall ? file : null,
  words: problem || CHOSEN[state],
  isFailed: state === 'failed',
  progress: state === 'preparing' ? undefined : null,
  retry: state === 'failed' && isSmall ? () => retryUpload(id) : null,
  giveUp: () => cancelUpload(id),
})

/** The photos of a record that the server does not have: those in its queue, and those that come into it. */
export function usePhotosOnTheirWay(actionId: string): PhotoOnItsWay[] {
  const store = useTravelStore()
  const unsent = useUnsentRecord(actionId)
  const progress = useStore(photoProgress)
  const chosen = useStore(uploads).filter((upload) => upload.actionId === actionId)
  const queued = (unsent ? unsentPhotos(unsent) : []).map((entry): PhotoOnItsWay => {
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
      words: isFailed ? (entry.problem ?? []).join('\n') : share === undefined ? waiting : '送っています',
      isFailed,
      progress: share ?? null,
      retry: share === undefined && (isFailed || entry.isTried) ? again : null,
      giveUp: () => void store?.records.dropPhoto(actionId, entry.id, photoId),
    }
  })
  const known = new Set(queued.map(({ id }) => id))
  return [...queued, ...chosen.filter(({ id }) => !known.has(id)).map(ofUpload)]
}
