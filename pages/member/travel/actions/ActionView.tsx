import { useEffect, useRef } from 'react'
import { ACTION_TYPE_LABELS } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import type { StoredRecord } from '../records/record-entry.ts'
import { UnsentNote } from '../records/UnsentNote.tsx'
import { useTravelStore } from '../store/useTravelStore.ts'
import styles from './ActionPages.module.css'
import { type ActionDetails, removeAction } from './action-calls.ts'
import { dateAndPlace } from './action-text.ts'
import { PhotoAdd } from './photos/PhotoAdd.tsx'
import { PhotoGrid } from './photos/PhotoGrid.tsx'
import { PhotoUploads } from './photos/PhotoUploads.tsx'
import { WishCameTrue } from './WishCameTrue.tsx'

type Props = {
  details: ActionDetails
  /** The unsent changes of the record. */
  unsent: StoredRecord | null
  /** When it was saved on this device, if the site cannot be reached. */
  savedAt: number | null
  /** Whether it replaces its editor and takes the focus. */
  takesFocus: boolean
  onEdit: () => void
  onDeleted: () => void
}

/** The read view of a record. */
export function ActionView({ details, unsent, savedAt, takesFocus, onEdit, onDeleted }: Props) {
  const store = useTravelStore()
  const { travelAction: action, place, activity } = details
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { isBusy, problem, run } = useAction()
  const remove = () =>
    run(async () => {
      if (unsent && store) await store.records.remove(action.id)
      else await removeAction(action.id)
      onDeleted()
    })
  return (
    <>
      <div className="grid gap-8">
        <p className="text-15 text-usuzumi">{ACTION_TYPE_LABELS[action.type]}</p>
        <h1 className="text-28" ref={title} tabIndex={-1}>
          {action.title}
        </h1>
        <p className="text-15 text-usuzumi">{dateAndPlace(action)}</p>
        {action.rating && (
          <p className="tracking-[0.1em] text-kohaku" role="img" aria-label={`評価は5段階の${action.rating}`}>
            {'★'.repeat(action.rating) + '☆'.repeat(5 - action.rating)}
          </p>
        )}
      </div>
      {unsent && <UnsentNote stored={unsent} />}
      {savedAt && <p role="status">オフラインです。この端末に保存した内容を表示しています。</p>}
      {action.type === 'wish' && !unsent && (
        <WishCameTrue action={action} onChanged={() => title.current?.focus()} />
      )}
      {action.memo && <p className="max-w-measure wrap-anywhere whitespace-pre-line">{action.memo}</p>}
      <PhotoGrid actionId={action.id} title={action.title} photos={action.photos} />
      <PhotoUploads actionId={action.id} />
      <PhotoAdd actionId={action.id} photoCount={action.photos.length} />
      {(place?.href || activity) && (
        <ul className="grid gap-8 border-y border-rule py-12">
          {place?.href && (
            <li>
              <a className={styles.link} href={place.href}>
                {`${place.title}のページ`}
              </a>
            </li>
          )}
          {activity && (
            <li>
              <a className={styles.link} href={link('@travel-guides', { id: activity.guideId })}>
                {`しおり「${activity.guideTitle}」の${activity.title}`}
              </a>
            </li>
          )}
        </ul>
      )}
      <p role="alert">{problem}</p>
      <div className="flex flex-wrap items-center gap-x-24 gap-y-8">
        <Button onClick={onEdit}>編集する</Button>
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={remove}>
          削除する
        </Button>
        <a className={styles.link} href={`${link('@travel-actions', { id: 'new' })}`}>
          新しい記録
        </a>
        <a className={styles.link} href={link('@stats-usage')}>
          記録の一覧
        </a>
      </div>
    </>
  )
}
