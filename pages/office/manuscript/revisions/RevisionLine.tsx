import { formatDateTime, parseDate } from '#domain/date/date.ts'
import type { Revision } from '#domain/manuscript/manuscript.ts'
import { Person } from '../../people/Person.tsx'

const REASONS: Record<Revision['reason'], string> = {
  saved: '保存',
  submitted: '確認を依頼',
  published: '公開',
  scheduled: '公開を予約',
  unpublished: '公開をやめた',
  archived: '保管',
  restored: '復元',
  imported: '取り込み',
}

/** Time, reason and author of a revision. */
export const RevisionLine = ({ revision: { version, reason, by, createdAt } }: { revision: Revision }) => (
  <span className="flex flex-wrap gap-x-12 text-13 leading-[1.7] [&_b]:font-semibold [&_b[data-reason=published]]:text-koke [&_span]:text-usuzumi">
    <time dateTime={createdAt}>{formatDateTime(parseDate(createdAt)).slice(0, 16)}</time>
    <b data-reason={reason}>{REASONS[reason]}</b>
    <span>第{version}版</span>
    {by && <Person who={by} />}
  </span>
)
