import { useEffect, useRef } from 'react'
import { ACTION_TYPE_LABELS, type TravelAction } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { UnsentNote } from '../records/UnsentNote.tsx'
import { useUnsentRecord } from '../records/useUnsentRecord.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import styles from './ActionPages.module.css'
import { fetchAction, removeAction, restoreAction } from './action-calls.ts'
import { actionKey } from './action-key.ts'
import { dayText } from './action-text.ts'
import { PhotoAdd } from './photos/PhotoAdd.tsx'
import { PhotoGrid } from './photos/PhotoGrid.tsx'
import { PhotoUploads } from './photos/PhotoUploads.tsx'

/** The saved record, with links to it, an undo button, and a button for the next one. */
export function SavedAction({ action, onAgain }: { action: TravelAction; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { isBusy, problem, run } = useAction()
  const { data } = useAnswer(actionKey(action.id), () => fetchAction(action.id))
  const store = useTravelStore()
  const unsent = useUnsentRecord(action.id)
  const photos = data?.travelAction.photos ?? action.photos
  useEffect(() => title.current?.focus(), [])
  const undo = () =>
    run(async () => {
      if (unsent && store) {
        await store.records.remove(action.id)
        notify({ description: '記録を取り消しました。' })
        return onAgain()
      }
      await removeAction(action.id)
      const back = () =>
        void restoreAction(action.id).catch((error) =>
          notify({ color: 'danger', description: messageText(error) }),
        )
      notify({ description: '記録を取り消しました。', action: { label: '元に戻す', onSelect: back } })
      onAgain()
    })
  return (
    <div className="grid gap-16 rounded border border-t-4 border-rule-strong border-t-koke bg-surface p-24">
      <h2 className="text-22 outline-none" ref={title} tabIndex={-1}>
        記録しました
      </h2>
      <p>
        {action.title}
        <br />
        <span className="text-15 text-usuzumi">{`${ACTION_TYPE_LABELS[action.type]}・${dayText(action.date)}`}</span>
      </p>
      {unsent && <UnsentNote stored={unsent} />}
      <PhotoGrid actionId={action.id} title={action.title} photos={photos} />
      <PhotoUploads actionId={action.id} />
      <PhotoAdd actionId={action.id} photoCount={photos.length} />
      <p role="alert">{problem}</p>
      <div className="flex flex-wrap items-center gap-x-24 gap-y-8">
        <a className={styles.link} href={link('@travel-actions', { id: action.id })}>
          記録を見る
        </a>
        <Button onClick={onAgain}>続けて記録する</Button>
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={undo}>
          取り消す
        </Button>
      </div>
    </div>
  )
}
