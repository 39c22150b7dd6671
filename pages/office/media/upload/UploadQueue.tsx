import type { Media } from '#domain/media/media.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useStore } from '#renderer/shell/messages/store.ts'
import { clearUploads, retryUploads, type Upload, uploads } from './media-uploads.ts'
import { UploadRow } from './UploadRow.tsx'

/** Announced summary of the queue; rows have their own state. */
function summary(all: readonly Upload[]): string {
  const count = (...states: Upload['state'][]) => all.filter(({ state }) => states.includes(state)).length
  const [left, failed] = [count('checking', 'waiting', 'sending'), count('failed')]
  const parts = [
    left > 0 && `残り${left}枚を送っています`,
    left === 0 && count('done') > 0 && `${count('done')}枚を加えました`,
    count('same') > 0 && `${count('same')}枚は同じ画像がありました`,
    failed > 0 && `${failed}枚は加えられませんでした`,
  ]
  return parts.filter(Boolean).join('。').concat('。')
}

type Props = {
  /** Action for an uploaded picture: open its page, or select it. */
  onOpen?: (media: Media) => void
}

/** The upload queue with progress and results. */
export function UploadQueue({ onOpen }: Props) {
  const all = useStore(uploads)
  const failed = all.filter(({ state, canRetry }) => state === 'failed' && canRetry)
  const isOver = all.every(({ state }) => ['done', 'same', 'failed'].includes(state))
  return (
    <div
      className="grid gap-8 rounded border border-rule bg-surface px-16 py-12 [&[hidden]]:hidden"
      hidden={all.length === 0}
    >
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <p className="flex-1 text-15" role="status">
          {all.length > 0 && summary(all)}
        </p>
        {failed.length > 1 && (
          <Button variant="quiet" onClick={() => retryUploads(failed.map(({ id }) => id))}>
            {`${failed.length}枚をもう一度送る`}
          </Button>
        )}
        {all.length > 0 && isOver && (
          <Button variant="quiet" onClick={clearUploads}>
            一覧を閉じる
          </Button>
        )}
      </div>
      <ul className="grid max-h-[22rem] overflow-y-auto" aria-label="送っている画像">
        {all.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  )
}
