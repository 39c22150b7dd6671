import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { resumeNewsletter, stopNewsletter } from './calls.ts'
import { IssueView } from './IssueView.tsx'
import { countsOf, problemText, STATE_TEXTS } from './newsletter-texts.ts'

type Props = { issue: NewsletterIssue; canSend: boolean; onChange: (issue: NewsletterIssue) => void }

/** An issue that is being sent, was stopped, or was sent: how far it is, and how it looks. It cannot be changed. */
export function SentIssue({ issue, canSend, onChange }: Props) {
  const { state, subject, opening, entries, recipients, sent, failed, unclear } = issue
  const problem = problemText(issue)
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-16">
      <p>
        <a href={paths.newsletters()}>ニュースレターの一覧へ</a>
      </p>
      <h1 className="text-22 wrap-anywhere">{subject}</h1>
      <p role="status">{STATE_TEXTS[state]}</p>
      {state === 'sending' && (
        <progress
          className="h-[0.5rem] w-full max-w-[30rem]"
          aria-label="送信の進み具合"
          value={sent + failed + unclear}
          max={Math.max(1, recipients)}
        />
      )}
      {problem && <p className="border-s-4 border-shu-text bg-surface px-12 py-8 text-15">{problem}</p>}
      <dl className="m-0 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-16 gap-y-4 text-15 [&_dd]:m-0 [&_dd]:tabular-nums [&_dt]:text-usuzumi">
        {[...countsOf(issue), ...timesOf(issue)].map(([name, value]) => (
          <div key={name} className="col-span-full grid grid-cols-[subgrid]">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canSend && <Switch issue={issue} onChange={onChange} />}
      <IssueView id={issue.id} contentNow={() => ({ subject, opening, entries })} />
    </div>
  )
}

const timesOf = ({ startedAt, finishedAt }: NewsletterIssue): [string, string][] => [
  ...(startedAt ? [['送りはじめ', momentText(startedAt)] as [string, string]] : []),
  ...(finishedAt ? [['送りおわり', momentText(finishedAt)] as [string, string]] : []),
]

/** Stops sending, or goes on with it. */
function Switch({ issue, onChange }: Pick<Props, 'issue' | 'onChange'>) {
  const { isBusy, problem, run } = useAction()
  if (issue.state === 'sent') return null
  const isSending = issue.state === 'sending'
  const press = () => run(async () => onChange(await (isSending ? stopNewsletter : resumeNewsletter)(issue)))
  return (
    <div className="grid justify-items-start gap-8">
      <Button aria-disabled={isBusy || undefined} onClick={() => void press()}>
        {isSending ? '送信を止める' : '続きを送る'}
      </Button>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
    </div>
  )
}
