import type { ReaderReport } from '#domain/office/reader-report.ts'
import { Button } from '#renderer/form/Button.tsx'
import { offsetOf, QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { listOpenReports } from './endpoints.ts'
import { ReportText } from './ReportText.tsx'
import { useHandle } from './useHandle.ts'

const LENGTH = 50

const columnsOf = (onHandle: (report: ReaderReport) => void): Columns<ReaderReport> => [
  { label: 'おたより', cell: (report) => <ReportText report={report} /> },
  {
    label: '原稿',
    cell: ({ kind, slug, title }) => <a href={paths.edit(kind, slug)}>{title || '題名のない原稿'}</a>,
  },
  {
    label: '操作',
    cell: (report) => (
      <Button variant="quiet" aria-label={`対応済みにする：${report.title}`} onClick={() => onHandle(report)}>
        対応済みにする
      </Button>
    ),
  },
]

/** `/$/reader-reports`: open reports of readers on content that the role may change. */
export function OpenReports() {
  const conditions = useConditions()
  const query = { limit: String(LENGTH), offset: String(offsetOf(conditions.query)) }
  const found = useRows(listOpenReports({ query }), 'readerReports')
  const { problem, handle } = useHandle(() => found.retry())
  return (
    <Page title="おたより" about="読者がページの「まちがいを知らせる」から送った、未対応のおたよりです。">
      <p role="alert">{problem}</p>
      <Rows
        label="おたより"
        {...found}
        idOf={({ id }) => id}
        columns={columnsOf((report) => void handle(report))}
        empty="未対応のおたよりはありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" most={1000} byOffset />
    </Page>
  )
}
