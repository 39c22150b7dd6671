import { useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useBlockPlace } from './useBlockPlace.ts'
import type { useComments } from './useComments.ts'

type Props = Pick<ReturnType<typeof useComments>, 'add' | 'isBusy' | 'problem'>

/** Adds a comment on the whole manuscript or the last edited block. */
export function CommentForm({ add, isBusy, problem }: Props) {
  const [text, setText] = useState('')
  const [isOnBlock, setOnBlock] = useState(true)
  const place = useBlockPlace()
  const send = () => add(text.trim(), isOnBlock ? (place?.id ?? null) : null, () => setText(''))
  return (
    <div className="grid justify-items-start gap-8 [&>label:first-child]:text-15 [&>label:first-child]:font-semibold">
      <label htmlFor="comment">コメントを書く</label>
      <textarea
        className={`${inputStyles.input} ${inputStyles.area}`}
        id="comment"
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {place && (
        <label className="flex min-h-tap items-center gap-8 text-13 [&_input]:size-[1.25rem] [&_input]:accent-ai">
          <input type="checkbox" checked={isOnBlock} onChange={({ target }) => setOnBlock(target.checked)} />
          {place.name}について
        </label>
      )}
      <p role="alert">{problem}</p>
      <Button variant="primary" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
        コメントする
      </Button>
    </div>
  )
}
