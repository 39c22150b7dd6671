import { isContentKind } from '#domain/content/kind.ts'
import type { AuditRecord } from '#domain/office/audit-record.ts'
import { paths } from '../paths.ts'
import styles from './Changes.module.css'
import { displayValue, placeText } from './change-labels.ts'
import { differences } from './difference.ts'

/** The values before and after a change, field by field. */
export function Changes({ record }: { record: AuditRecord }) {
  const found = differences(record.before, record.after)
  if (found.length === 0) return <span className="text-usuzumi">記録された違いはありません</span>
  return (
    <details className={styles.changes}>
      <summary>{found.length}か所の違い</summary>
      <dl>
        {found.map(({ path, before, after }) => (
          <div key={path} className={styles.change}>
            <dt>{placeText(path, record.resource)}</dt>
            <dd>
              {before !== undefined && <del>{displayValue(path, before, record.resource)}</del>}
              {after !== undefined && <ins>{displayValue(path, after, record.resource)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {isContentKind(record.resource) && record.refId && record.action !== 'delete' && (
        <a href={paths.revisions(record.resource, record.refId)}>変更履歴で文章を比べる</a>
      )}
    </details>
  )
}
