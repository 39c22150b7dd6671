import { formatDateTime, parseDate } from '#domain/date/date.ts'
import type { Revision } from '#domain/manuscript/manuscript.ts'
import { Person } from '../../people/Person.tsx'
import styles from './RevisionLine.module.css'

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
  <span className={styles.line}>
    <time dateTime={createdAt}>{formatDateTime(parseDate(createdAt)).slice(0, 16)}</time>
    <b data-reason={reason}>{REASONS[reason]}</b>
    <span>第{version}版</span>
    {by && <Person who={by} />}
  </span>
)
