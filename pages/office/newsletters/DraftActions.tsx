import type { NewsletterIssue } from '#domain/newsletter/issue.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { navigate } from '#renderer/navigation/navigate.ts'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'
import { deleteNewsletter, sendNewsletter, sendTestNewsletter } from './calls.ts'
import { peopleText } from './newsletter-texts.ts'

type Props = {
  issue: NewsletterIssue
  subscribers: number | null
  staff: Staff
  /** Only what is saved can be sent. */
  isDirty: boolean
  onSent: (issue: NewsletterIssue) => void
}

/** Sends a draft to oneself or to all, or deletes it. */
export function DraftActions({ issue, subscribers, staff, isDirty, onSent }: Props) {
  const { isBusy, problem, run } = useAction()
  const isOff = isBusy || isDirty || undefined
  const cannotSend = isOff || subscribers === 0 || undefined
  const readers = `登録している読者${subscribers === null ? '' : peopleText(subscribers)}`
  const can = (action: 'update' | 'publish' | 'delete') => staff.can(action, 'newsletter') !== null
  const sendingText = () => {
    if (isDirty) return '変更を保存すると、送れるようになります。'
    if (!can('publish')) return '読者に送れるのは、公開責任者です。'
    if (subscribers === 0) return '登録している読者がまだいないので、送れません。'
    return `${readers}に送ります。その前に、テストのメールで確かめられます。`
  }
  const test = () =>
    run(async () => {
      await sendTestNewsletter(issue)
      notify({ color: 'success', description: 'テストのメールを、あなたに送りました。' })
    })
  const confirmed = (text: string, acceptText: string, work: () => Promise<unknown>) =>
    openDialog({
      text,
      acceptText,
      acceptColor: 'danger',
      onAccept: () => {
        void run(work)
        return true
      },
    })
  const send = () =>
    confirmed(
      `「${issue.subject}」を、${readers}に送ります。送りはじめると変更できません。`,
      '送る',
      async () => onSent(await sendNewsletter(issue)),
    )
  const remove = () =>
    confirmed(`「${issue.subject}」を消します。元には戻せません。`, '消す', async () => {
      await deleteNewsletter(issue)
      notify({ description: `「${issue.subject}」を消しました。` })
      await navigate(paths.newsletters())
    })
  return (
    <section className="grid gap-16 border-t border-rule pt-24" aria-labelledby="issue-sending">
      <h2 className="text-18" id="issue-sending">
        送信
      </h2>
      <p className="text-15 text-usuzumi">{sendingText()}</p>
      <div className="flex flex-wrap gap-12">
        {can('update') && (
          <Button aria-disabled={isOff} onClick={() => !isOff && void test()}>
            自分にテストを送る
          </Button>
        )}
        {can('publish') && (
          <Button variant="primary" aria-disabled={cannotSend} onClick={() => !cannotSend && send()}>
            読者に送る
          </Button>
        )}
        {can('delete') && (
          <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={() => !isBusy && remove()}>
            下書きを消す
          </Button>
        )}
      </div>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
    </section>
  )
}
