import { type ReactNode, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import type { Transition } from '../../manuscript-endpoints.ts'
import { useAbilities, useManuscriptState } from '../manuscript-context.ts'
import { actionLabels } from './action-labels.ts'
import type { OfferedAction } from './actions.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { SendBackForm } from './SendBackForm.tsx'
import type { useWorkflow } from './useWorkflow.ts'

type Props = {
  actions: readonly OfferedAction[]
  /** The publication that can be rolled back. */
  last: string | null
  workflow: ReturnType<typeof useWorkflow>
}

/** Confirmations for transitions that affect readers. */
const QUESTIONS: Partial<Record<Transition, string>> = {
  unpublish:
    '公開をやめますか\nページは見つからなくなり、一覧やサイトマップからも外れます。原稿は残り、もう一度公開できます。',
  rollback:
    '直前の公開を取り消しますか\n読者に見えるページは、その前に公開していた内容に戻ります。前の内容がなければ、公開をやめます。取り消した内容は履歴に残ります。',
  archive: 'この原稿を保管しますか\n公開中のページは終了し、一覧には出なくなります。あとで戻せます。',
}

/** Transitions towards publication. */
const FORWARD: ReadonlySet<Transition> = new Set<Transition>(['publish', 'submit', 'restore-archived'])

/** The available transitions; those with input open a form. */
export function ActionButtons({ actions, last, workflow: { running, problem, run } }: Props) {
  const [opened, setOpened] = useState<Transition | null>(null)
  const isBlocked = useManuscriptState(
    ({ document }) => document?.problems.some(({ isBlocking }) => isBlocking) ?? false,
  )
  const { isOwner } = useAbilities()
  const manuscript = useManuscriptState(({ document }) => document?.manuscript)
  const isPlanned = manuscript?.stage === 'scheduled'
  const close = () => setOpened(null)
  const forms: Partial<Record<Transition, ReactNode>> = {
    schedule: <ScheduleForm run={run} isBusy={running !== null} onDone={close} />,
    // Withdrawing one's own request needs no comment.
    ...(!isPlanned &&
      !isOwner && { 'send-back': <SendBackForm run={run} isBusy={running !== null} onDone={close} /> }),
  }
  const perform = (action: Transition) => {
    const text = QUESTIONS[action]
    if (forms[action]) return setOpened(opened === action ? null : action)
    const body = action === 'rollback' ? { publicationId: last ?? '' } : {}
    if (!text) return void run(action, body)
    const acceptText = actionLabels(action, manuscript, isOwner).label
    openDialog({
      text,
      acceptText,
      onAccept: () => {
        void run(action, body)
        return true
      },
    })
  }
  const isForward = (action: OfferedAction, index: number) =>
    action !== 'delete' && FORWARD.has(action as Transition) && index === 0
  const isPublishing = (action: Transition) => action === 'publish' || action === 'schedule'
  return (
    <div className="grid gap-8">
      <p
        className="rounded border border-s-4 border-shu-text p-12 text-15 leading-[1.6] whitespace-pre-line text-shu-text empty:hidden"
        role="alert"
      >
        {problem}
      </p>
      {actions.map((action, index) =>
        action === 'delete' ? (
          <DeleteButton key={action} />
        ) : (
          <div key={action}>
            <Button
              wide
              data-next-step={isForward(action, index) || undefined}
              variant={isForward(action, index) ? 'primary' : 'secondary'}
              aria-busy={running === action}
              aria-expanded={forms[action] ? opened === action : undefined}
              disabled={running !== null || (isBlocked && isPublishing(action))}
              onClick={() => perform(action)}
            >
              {running === action ? '処理しています' : actionLabels(action, manuscript, isOwner).label}
            </Button>
            {opened === action && forms[action]}
          </div>
        ),
      )}
    </div>
  )
}
