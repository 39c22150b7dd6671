import { useId, useState } from 'react'
import { formatDateTimeInput, parseDate } from '#domain/date/date.ts'
import { Button } from '#renderer/form/Button.tsx'
import inputStyles from '#renderer/form/Input.module.css'
import { useManuscriptState } from '../manuscript-context.ts'
import { scheduleProblem } from './schedule-rules.ts'
import type { useWorkflow } from './useWorkflow.ts'

type Props = { run: ReturnType<typeof useWorkflow>['run']; isBusy: boolean; onDone: () => void }

/** Scheduled publication and end, in Japan's time. */
export function ScheduleForm({ run, isBusy, onDone }: Props) {
  const id = useId()
  const document = useManuscriptState((state) => state.document)
  const [at, setAt] = useState(() => formatDateTimeInput(parseDate(document?.manuscript.scheduledAt ?? '')))
  const [until, setUntil] = useState(() =>
    formatDateTimeInput(parseDate(document?.manuscript.unpublishAt ?? '')),
  )
  const [isTried, setTried] = useState(false)
  const problem = scheduleProblem(at, until, new Date())
  const submit = async () => {
    setTried(true)
    const start = parseDate(at)
    if (problem || !start) return
    const end = parseDate(until)
    if (await run('schedule', { at: start.toISOString(), unpublishAt: end?.toISOString() ?? null })) onDone()
  }
  return (
    <fieldset
      className="mx-0 my-8 grid min-w-0 gap-8 rounded border border-rule-strong bg-surface p-12 [&_label]:text-13 [&_label]:font-semibold"
      aria-label="公開の予約"
    >
      <label htmlFor={`${id}at`}>公開する日時（日本時間）</label>
      <input
        className={inputStyles.input}
        id={`${id}at`}
        type="datetime-local"
        value={at}
        aria-invalid={(isTried && problem?.field === 'at') || undefined}
        aria-describedby={isTried && problem ? `${id}problem` : undefined}
        onChange={({ target }) => setAt(target.value)}
      />
      <label htmlFor={`${id}until`}>公開を終える日時（なくてもよい）</label>
      <input
        className={inputStyles.input}
        id={`${id}until`}
        type="datetime-local"
        value={until}
        aria-invalid={(isTried && problem?.field === 'until') || undefined}
        aria-describedby={isTried && problem ? `${id}problem` : undefined}
        onChange={({ target }) => setUntil(target.value)}
      />
      <p className="text-13 text-shu-text empty:hidden" id={`${id}problem`} role="alert">
        {isTried && problem?.message}
      </p>
      <Button variant="primary" wide disabled={isBusy} onClick={() => void submit()}>
        この日時で予約する
      </Button>
    </fieldset>
  )
}
