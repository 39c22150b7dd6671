import type { ReactNode } from 'react'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import type { AuditRecord } from '#domain/office/audit-record.ts'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { type Column, Rows } from '../people/Rows.tsx'
import { Changes } from './Changes.tsx'
import { actionText, resourceText } from './words.ts'

const isKind = (resource: string): resource is ContentKind =>
  (ALL_CONTENT_KINDS as readonly string[]).includes(resource)

/** Where what was changed can be looked at. */
const hrefOf = ({ resource, refId }: AuditRecord): string | null => {
  if (!refId) return null
  if (isKind(resource)) return paths.edit(resource, refId)
  return resource === 'account' ? paths.account(refId) : null
}

const Subject = ({ record }: { record: AuditRecord }) => {
  const href = hrefOf(record)
  const text = `${resourceText(record.resource)}${record.refId ? ` ${record.refId.slice(0, 9)}` : ''}`
  return href ? <a href={href}>{text}</a> : text
}

const COLUMNS: readonly [Column<AuditRecord>, ...Column<AuditRecord>[]] = [
  { label: '日時', cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time> },
  { label: '操作', cell: ({ action }) => actionText(action) },
  { label: '対象', cell: (record) => <Subject record={record} /> },
  {
    label: '操作した人',
    cell: ({ by }) => (by ? <a href={paths.account(by.accountId)}>{by.name}</a> : '自動、または退会した人'),
  },
  { label: '前と後', cell: (record) => <Changes record={record} /> },
]

type Props = {
  label: string
  rows: readonly AuditRecord[] | undefined
  error?: StatusError | undefined
  onRetry: () => void
  isBusy?: boolean
  empty: ReactNode
}

export const AuditRows = (props: Props) => <Rows {...props} idOf={({ id }) => String(id)} columns={COLUMNS} />
