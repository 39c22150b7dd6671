import { useEffect, useRef, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { revokeShare, type Shared } from './share-calls.ts'

type Props = { id: string; onChange: (shared: Shared) => void }

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
      <div className="flex flex-wrap items-center gap-12">
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          共有をやめる
        </Button>
      </div>
    )
  return (
    <div className="grid gap-12 border border-shu p-16 [&_p:focus]:outline-none" aria-busy={isBusy}>
      <p ref={question} tabIndex={-1}>
        共有をやめると、このリンクはすぐに使えなくなります。もう一度共有すると、別のリンクになります。
      </p>
      <p className="whitespace-pre-line text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-12">
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
