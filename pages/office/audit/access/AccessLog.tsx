import type { AccessRecord } from '#domain/office/access-record.ts'
import { FilterBar, FilterSelect, FilterText } from '../../list-kit/FilterBar.tsx'
import { QueryPager } from '../../list-kit/Pager.tsx'
import { type Columns, Rows } from '../../list-kit/Rows.tsx'
import { type ConditionsProps, fieldOf } from '../../list-kit/useConditions.ts'
import { useRows } from '../../list-kit/useRows.ts'
import { momentText } from '../../parts/moments.ts'
import { paths } from '../../paths.ts'
import { listAccess } from '../../people/endpoints.ts'
import { Person } from '../../people/Person.tsx'
import { detailText, KIND_CHOICES, kindText } from './access-labels.ts'

const Moments = ({ firstAt, lastAt }: AccessRecord) => (
  <>
    <time dateTime={firstAt}>{momentText(firstAt)}</time>
    {momentText(lastAt) !== momentText(firstAt) && (
      <>
        から <time dateTime={lastAt}>{momentText(lastAt)}</time>
      </>
    )}
  </>
)

const COLUMNS: Columns<AccessRecord> = [
  { label: '日時', cell: Moments },
  { label: '出来事', cell: ({ kind }) => kindText(kind) },
  { label: '内容', cell: (record) => detailText(record) || '—' },
  {
    label: '会員',
    cell: ({ by }) =>
      by ? (
        <a href={paths.account(by.accountId)}>
          <Person who={by} />
        </a>
      ) : (
        'わからない、または退会した人'
      ),
  },
  { label: '接続元', cell: ({ network }) => network || 'そのほかの接続元' },
  { label: '回数', cell: ({ hits }) => `${hits.toLocaleString('ja-JP')}回`, isNumber: true },
]

/** Sign-ins, refusals, exports and role assignments, with their source and count. */
export function AccessLog(conditions: ConditionsProps) {
  const { log: _, ...filter } = conditions.query
  const found = useRows(listAccess({ query: new URLSearchParams(filter) }), 'accessRecords')
  const field = fieldOf(conditions)
  return (
    <>
      <FilterBar>
        <FilterSelect label="出来事" {...field('kind')} choices={KIND_CHOICES} />
        <FilterText label="会員のIDの先頭" {...field('account')} placeholder="a1b2" hint="4文字以上" />
        <FilterText label="日付（から）" type="date" {...field('from')} />
        <FilterText label="日付（まで）" type="date" {...field('to')} />
      </FilterBar>
      <Rows
        label="ログインと拒否の記録"
        {...found}
        idOf={({ id }) => String(id)}
        columns={COLUMNS}
        empty="条件に合う記録はありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" />
    </>
  )
}
