import { useEffect, useRef } from 'react'
import { mutate } from 'swr'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import styles from './ActionPages.module.css'
import { restoreAction } from './action-calls.ts'
import { actionKey } from './action-key.ts'

type Props = {
  id: string
  /** Whether the server has it; a record that was never sent cannot be restored. */
  wasSent: boolean
  onRestored: () => void
}

/** Shown in place of a deleted record: for a day it can be restored with its photos. */
export function DeletedAction({ id, wasSent, onRestored }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const { isBusy, problem, run } = useAction()
  const store = useTravelStore()
  useEffect(() => title.current?.focus(), [])
  const restore = () =>
    run(async () => {
      // A deletion still in the queue would be sent after the restoration.
      const wasOnlyHere = await store?.records.keep(id)
      if (!wasOnlyHere) {
        await restoreAction(id)
        await mutate(actionKey(id))
      }
      onRestored()
    })
  return (
    <>
      <h1 className="text-28" ref={title} tabIndex={-1}>
        記録を削除しました
      </h1>
      {wasSent && <p>このページを開いているあいだは、写真もふくめて元に戻せます。</p>}
      <p role="alert">{problem}</p>
      <div className="flex flex-wrap items-center gap-x-24 gap-y-8">
        {wasSent && (
          <Button aria-disabled={isBusy || undefined} onClick={restore}>
            元に戻す
          </Button>
        )}
        <a className={styles.link} href={link('@home-topics')}>
          ホームへ
        </a>
      </div>
    </>
  )
}
