import { pathOf } from '#renderer/api/call-path.ts'
import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { AuditAnswer } from '../people/answers.ts'
import styles from './AuditList.module.css'
import { AuditRows } from './AuditRows.tsx'

type Props = {
  title: string
  filter: Record<string, string>
  /** When what the records are about was changed last. */
  changedAt: string
}

const SHOWN = 10

/** The last records about something, on another page. */
export function AuditList({ title, filter, changedAt }: Props) {
  const query = new URLSearchParams({ ...filter, limit: String(SHOWN) })
  const found = useRows(AuditAnswer, 'auditRecords', pathOf`/audit?${query}`, { state: changedAt })
  const total = found.meta?.total ?? 0
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      <AuditRows label={title} {...found} empty="記録はまだありません。" />
      {total > SHOWN && <a href={paths.audit(filter)}>{total.toLocaleString('ja-JP')}件すべてを見る</a>}
    </section>
  )
}
