import { isContentKind } from '#domain/content/kind.ts'
import type { AuditRecord } from '#domain/office/audit-record.ts'
import { roleLabel } from '#domain/office/role-input.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import { actionText, resourceText } from './audit-labels.ts'
import { Changes } from './Changes.tsx'

/** The page of the changed resource. */
const hrefOf = ({ resource, refId }: AuditRecord): string | null => {
  if (!refId) return null
  if (isContentKind(resource)) return paths.edit(resource, refId)
  if (resource === 'author') return paths.author(refId)
  if (resource === 'media') return paths.mediaItem(refId)
  return resource === 'account' ? paths.account(refId) : null
}

/** The current title; marks deleted resources. */
const nameOf = ({ resource, refId, title }: AuditRecord): string | null => {
  if (resource === 'prefecture-picks') return prefectureOfCode(refId)?.name ?? null
  if (resource === 'role') return title && roleLabel(title)
  return title || (refId && '名前のない、または削除されたもの')
}

const Subject = ({ record }: { record: AuditRecord }) => {
  const href = hrefOf(record)
  const name = nameOf(record)
  return (
    <>
      <span className="text-12 text-usuzumi">{resourceText(record.resource)}</span>{' '}
      {href ? <a href={href}>{name}</a> : name}
    </>
  )
}

const COLUMNS: Columns<AuditRecord> = [
  { label: '日時', cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time> },
  { label: '操作', cell: ({ action }) => actionText(action) },
  { label: '対象', cell: (record) => <Subject record={record} /> },
  {
    label: '操作した人',
    cell: ({ by }) =>
      by ? (
        <a href={paths.account(by.accountId)}>
          <Person who={by} />
        </a>
      ) : (
        '自動、または退会した人'
      ),
  },
  { label: '前と後', cell: (record) => <Changes record={record} /> },
]

type Props = Omit<Parameters<typeof Rows<AuditRecord>>[0], 'idOf' | 'columns'>

export const AuditRows = (props: Props) => <Rows {...props} idOf={({ id }) => String(id)} columns={COLUMNS} />
