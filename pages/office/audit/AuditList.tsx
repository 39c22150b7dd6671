import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { listChanges } from '../people/endpoints.ts'
import { AuditRows } from './AuditRows.tsx'

type Props = {
  title: string
  filter: Record<string, string>
  /** Last change of the resource; reloads the list. */
  changedAt: string
}

const SHOWN = 10

/** The latest audit records of a resource, for other pages. */
export function AuditList({ title, filter, changedAt }: Props) {
  const query = new URLSearchParams({ ...filter, limit: String(SHOWN) })
  const found = useRows(listChanges({ query }), 'auditRecords', { state: changedAt })
  const total = found.meta?.total ?? 0
  return (
    <section className="mt-16 grid grid-cols-1 gap-8">
      <h2 className="text-16">{title}</h2>
      <AuditRows label={title} {...found} empty="記録はまだありません。" />
      {total > SHOWN && <a href={paths.audit(filter)}>{total.toLocaleString('ja-JP')}件すべてを見る</a>}
    </section>
  )
}
