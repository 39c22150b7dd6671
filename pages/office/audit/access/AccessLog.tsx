import type { AccessRecord } from '#domain/office/access-record.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { momentText } from '../../parts/moments.ts'
import { paths } from '../../paths.ts'
import { AccessAnswer } from '../../people/answers.ts'
import { Narrow, NarrowChoice, NarrowText } from '../../people/Narrow.tsx'
import { Pages } from '../../people/Pages.tsx'
import { Person } from '../../people/Person.tsx'
import { type Column, Rows } from '../../people/Rows.tsx'
import { useRows } from '../../people/useRows.ts'
import type { LogProps } from '../log-props.ts'
import { detailText, KIND_CHOICES, kindText } from './words.ts'

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

const COLUMNS: readonly [Column<AccessRecord>, ...Column<AccessRecord>[]] = [
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

/** Who signed in, was refused, took data out or gave a role, from where and how often. */
export function AccessLog({ query, onQuery }: LogProps) {
  const { log: _, ...filter } = query
  const { data, error, isBusy, retry } = useRows(
    AccessAnswer,
    pathOf`/audit/access?${new URLSearchParams(filter)}`,
  )
  const narrow = (name: string) => (value: string) => onQuery({ ...query, cursor: '', [name]: value })
  const next = data?.accessRecords.meta.cursor
  return (
    <>
      <Narrow>
        <NarrowChoice
          label="出来事"
          value={query.kind ?? ''}
          onValue={narrow('kind')}
          choices={KIND_CHOICES}
        />
        <NarrowText
          label="会員のIDの先頭"
          value={query.account ?? ''}
          onValue={narrow('account')}
          placeholder="a1b2"
          hint="4文字以上"
        />
        <NarrowText label="日付（から）" type="date" value={query.from ?? ''} onValue={narrow('from')} />
        <NarrowText label="日付（まで）" type="date" value={query.to ?? ''} onValue={narrow('to')} />
      </Narrow>
      <Rows
        label="ログインと拒否の記録"
        rows={data?.accessRecords.list}
        idOf={({ id }) => String(id)}
        columns={COLUMNS}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        empty="条件に合う記録はありません。"
      />
      {data && (
        <Pages
          total={data.accessRecords.meta.total}
          unit="件"
          onFirst={query.cursor ? () => onQuery({ ...query, cursor: '' }) : undefined}
          onNext={next ? () => onQuery({ ...query, cursor: next }) : undefined}
        />
      )}
    </>
  )
}
