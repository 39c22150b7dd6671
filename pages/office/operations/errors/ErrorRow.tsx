import { useState } from 'react'
import type { ClientError } from '#domain/operations/operations.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { agoText } from '../../parts/moments.ts'
import { resolveError } from '../calls.ts'
import { countText, KINDS } from '../texts.ts'
import { ErrorDetail } from './ErrorDetail.tsx'
import styles from './ErrorRow.module.css'

type Props = { error: ClientError; onChange: () => Promise<unknown> }

/** An error with message, count and time; expands to its detail. */
export function ErrorRow({ error, onChange }: Props) {
  const { fingerprint, kind, message, hits, firstAt, lastAt, resolvedAt } = error
  const [isOpen, setOpen] = useState(false)
  const { isBusy, problem, run } = useAction()
  const resolve = async (isResolved: boolean) => {
    await resolveError(fingerprint, isResolved)
    await onChange()
    if (!isResolved) return
    notify({
      description: 'エラーを解決済みにしました。',
      action: { label: '元に戻す', onSelect: () => void run(() => resolve(false)) },
    })
  }
  return (
    <li className={styles.row}>
      <details className="min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="list-item cursor-pointer py-4">
          <span className="text-13 leading-[1.6] font-bold wrap-anywhere">{message}</span>
          <span className="flex flex-wrap gap-x-12 text-12 text-usuzumi tabular-nums">
            <span>{KINDS[kind]}</span>
            <span>{countText(hits)}回</span>
            <time dateTime={lastAt}>最後は{agoText(lastAt)}</time>
            <time dateTime={firstAt}>最初は{agoText(firstAt)}</time>
          </span>
        </summary>
        {isOpen && <ErrorDetail fingerprint={fingerprint} hits={hits} />}
      </details>
      <div className={styles.act}>
        <Button
          variant="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => run(() => resolve(!resolvedAt))}
        >
          {resolvedAt ? '未解決に戻す' : '解決済みにする'}
          <span className="visually-hidden">：{message}</span>
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </li>
  )
}
