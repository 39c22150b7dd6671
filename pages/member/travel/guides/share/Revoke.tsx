import { useEffect, useRef, useState } from 'react'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import styles from './ShareDialog.module.css'
import { revokeShare } from './share-calls.ts'

type Props = { id: string; onChange: (guide: TravelGuide) => void }

/** Revokes a link, after a confirmation: it cannot be undone. */
export function Revoke({ id, onChange }: Props) {
  const [isConfirming, setConfirming] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const { isBusy, problem, run } = useAction()
  useEffect(() => {
    if (isConfirming) question.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          共有をやめる
        </Button>
      </div>
    )
  return (
    <div className={styles.asking} aria-busy={isBusy}>
      <p ref={question} tabIndex={-1}>
        共有をやめると、このリンクはすぐに使えなくなります。もう一度共有すると、別のリンクになります。
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="danger"
          aria-disabled={isBusy}
          onClick={() => run(async () => onChange(await revokeShare(id)))}
        >
          リンクを取り消す
        </Button>
        <Button onClick={() => setConfirming(false)}>やめない</Button>
      </div>
    </div>
  )
}
