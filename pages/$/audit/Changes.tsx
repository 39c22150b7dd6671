import type { AuditRecord } from '#domain/office/audit-record.ts'
import styles from './Changes.module.css'
import { differences, valueText } from './difference.ts'

/** What was before and what is after, field by field. */
export function Changes({ record }: { record: AuditRecord }) {
  const found = differences(record.before, record.after)
  if (found.length === 0) return <span className={styles.none}>記録された違いはありません</span>
  return (
    <details className={styles.changes}>
      <summary>{found.length}か所の違い</summary>
      <dl>
        {found.map(({ path, before, after }) => (
          <div key={path} className={styles.change}>
            <dt>{path || '全体'}</dt>
            <dd>
              {before !== undefined && <del>{valueText(before)}</del>}
              {after !== undefined && <ins>{valueText(after)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
