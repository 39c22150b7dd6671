import { useId, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import type { useWorkflow } from './useWorkflow.ts'

type Props = { run: ReturnType<typeof useWorkflow>['run']; isBusy: boolean; onDone: () => void }

/** Sends the manuscript back to its writer with a comment. */
export function SendBackForm({ run, isBusy, onDone }: Props) {
  const id = useId()
  const [comment, setComment] = useState('')
  const submit = async () => {
    if (await run('send-back', { comment: comment.trim() })) onDone()
  }
  return (
    <fieldset
      className="mx-0 my-8 grid min-w-0 gap-8 rounded border border-rule-strong bg-surface p-12 [&_label]:text-13 [&_label]:font-semibold"
      aria-label="差し戻し"
    >
      <label htmlFor={id}>書き手に伝えること</label>
      <textarea
        className={`${inputStyles.input} ${inputStyles.area}`}
        id={id}
        rows={4}
        maxLength={2000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button variant="primary" wide disabled={isBusy || comment.trim() === ''} onClick={() => void submit()}>
        伝えて差し戻す
      </Button>
    </fieldset>
  )
}
