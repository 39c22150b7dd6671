import { type ReactNode, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { useManuscriptState } from '../manuscript-context.ts'
import type { Transition } from '../store/calls.ts'
import styles from './ActionButtons.module.css'
import { ACTION_WORDS } from './action-words.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { SendBackForm } from './SendBackForm.tsx'
import type { useWorkflow } from './useWorkflow.ts'

type Props = { actions: readonly (Transition | 'delete')[]; workflow: ReturnType<typeof useWorkflow> }

/** What is asked before a step that readers would notice. */
const QUESTIONS: Partial<Record<Transition, string>> = {
  unpublish: '公開をやめますか\n読む人には「公開を終了しました」と表示されます。原稿は残ります。',
  rollback: '前の版に戻しますか\n公開ページを、ひとつ前に公開した内容に戻します。いまの原稿は残ります。',
  archive: 'この原稿を保管しますか\n一覧には出なくなり、あとで下書きに戻せます。',
}

/** What brings a manuscript nearer to its readers. */
const FORWARD: ReadonlySet<Transition> = new Set<Transition>(['publish', 'submit', 'restore-archived'])

/** The steps that can be taken now; those that need more words open a form. */
export function ActionButtons({ actions, workflow: { running, problem, run } }: Props) {
  const [opened, setOpened] = useState<Transition | null>(null)
  const isBlocked = useManuscriptState(
    ({ document }) => document?.problems.some(({ isBlocking }) => isBlocking) ?? false,
  )
  const isLive = useManuscriptState(({ document }) => document?.manuscript.isLive ?? false)
  const take = (action: Transition) => {
    const text = QUESTIONS[action]
    if (action === 'schedule' || action === 'send-back') return setOpened(opened === action ? null : action)
    if (!text) return void run(action)
    const acceptText = ACTION_WORDS[action].label
    openDialog({
      text,
      acceptText,
      onAccept: () => {
        void run(action)
        return true
      },
    })
  }
  const close = () => setOpened(null)
  const forms: Partial<Record<Transition, ReactNode>> = {
    schedule: <ScheduleForm run={run} isBusy={running !== null} onDone={close} />,
    'send-back': <SendBackForm run={run} isBusy={running !== null} onDone={close} />,
  }
  const isPublishing = (action: Transition) => action === 'publish' || action === 'schedule'
  return (
    <div className={styles.actions}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {actions.map((action, index) =>
        action === 'delete' ? (
          <DeleteButton key={action} />
        ) : (
          <div key={action}>
            <Button
              wide
              variant={FORWARD.has(action) && index === 0 ? 'primary' : 'secondary'}
              aria-busy={running === action}
              aria-expanded={forms[action] ? opened === action : undefined}
              disabled={running !== null || (isBlocked && isPublishing(action))}
              onClick={() => take(action)}
            >
              {running === action
                ? '処理しています'
                : action === 'publish' && isLive
                  ? '変更を公開する'
                  : ACTION_WORDS[action].label}
            </Button>
            {opened === action && forms[action]}
          </div>
        ),
      )}
    </div>
  )
}
