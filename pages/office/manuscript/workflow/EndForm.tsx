import { useId, useState } from 'react'
import { formatDateTimeInput, parseDate } from '#domain/date/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useManuscriptState } from '../manuscript-context.ts'
import { hasChanges } from '../store/state.ts'
import { canSetEnd } from './actions.ts'
import type { useWorkflow } from './useWorkflow.ts'

type Props = { workflow: ReturnType<typeof useWorkflow> }

/** Sets when public content is unpublished automatically, in Japan's time; empty for never. */
export function EndForm({ workflow: { run, running } }: Props) {
  const id = useId()
  const unpublishAt = useManuscriptState(({ document }) => document?.manuscript.unpublishAt ?? null)
  const isUnsaved = useManuscriptState(hasChanges)
  const isOffered = useManuscriptState(
    ({ document }) => document !== null && canSetEnd(document.manuscript) && !isUnsaved,
  )
  const [typed, setTyped] = useState(() => formatDateTimeInput(parseDate(unpublishAt ?? '')))
  const end = parseDate(typed)
  const isWrong = typed !== '' && (!end || end <= new Date())
  const save = () => run('publish', { unpublishAt: end?.toISOString() ?? null })
  return (
    <details>
      <summary className="min-h-tap text-15 leading-tap text-ai">公開を終える日時を決める</summary>
      {isOffered ? (
        <fieldset
          className="mx-0 my-8 grid min-w-0 gap-8 rounded border border-rule-strong bg-surface p-12 [&_label]:text-13 [&_label]:font-semibold"
          aria-label="公開の終わり"
        >
          <label htmlFor={id}>公開を終える日時（日本時間）</label>
          <input
            className={inputStyles.input}
            id={id}
            type="datetime-local"
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}problem`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="text-13 text-shu-text empty:hidden" id={`${id}problem`} role="alert">
            {isWrong && 'これからの日時を入力してください。'}
          </p>
          <Button wide disabled={isWrong || running !== null} onClick={() => void save()}>
            {typed === '' ? '終わりを決めずに公開を続ける' : 'この日時で公開を終える'}
          </Button>
        </fieldset>
      ) : (
        <p className="my-8 text-13">
          公開していない変更や公開の予約があるあいだは、公開を終える日時を変えられません。先に変更を公開してください。
        </p>
      )}
    </details>
  )
}
