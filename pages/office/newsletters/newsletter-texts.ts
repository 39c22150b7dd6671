import type { IssueState, NewsletterIssue, SendingProblem } from '#domain/newsletter/issue.ts'
import { momentText } from '../parts/moments.ts'

export const STATE_TEXTS: Record<IssueState, string> = {
  draft: '下書き',
  sending: '送信中',
  stopped: '停止中',
  sent: '送信ずみ',
}

const PROBLEM_TEXTS: Record<SendingProblem, string> = {
  refused: '続けて断られたため、送信を止めました。送り元の設定を確かめてください。',
  busy: 'メールの送信が混み合っているか、止められています。',
  unanswered: 'メールの送信の応答がありません。',
  unconfigured: 'メールを送る設定がありません。',
}

export const peopleText = (count: number): string => `${count.toLocaleString('ja-JP')}人`

/** Why sending waits or stopped, and when it goes on; `null` if nothing is wrong. */
export function problemText({ problem, retryAt, state }: NewsletterIssue): string | null {
  if (!problem) return null
  const next = state === 'sending' && retryAt ? `${momentText(retryAt)}に、続きを送ります。` : ''
  return PROBLEM_TEXTS[problem] + next
}

type Counts = Pick<NewsletterIssue, 'recipients' | 'sent' | 'failed' | 'unclear' | 'state'>

/** How many of the subscribers an issue was sent to, in the order of interest. Zeros are left out. */
export function countsOf({ recipients, sent, failed, unclear, state }: Counts): [string, string][] {
  const others = recipients - sent - failed - unclear
  const counts: [string, number][] = [
    ['送った人', sent],
    ['送れなかった人', failed],
    ['届いたか分からない人', unclear],
    [state === 'sent' ? '送る前に購読をやめた人' : 'これから送る人', others],
  ]
  return counts
    .filter(([, count], index) => index === 0 || count > 0)
    .map(([label, count]) => [label, peopleText(count)])
}
