import type { ReaderReport } from '#domain/office/reader-report.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Person } from '../people/Person.tsx'
import { ReportText } from './ReportText.tsx'
import { useReports } from './useReports.ts'

type ItemProps = { report: ReaderReport; isBusy: boolean; onHandle: (handled: boolean) => void }

const Item = ({ report, isBusy, onHandle }: ItemProps) => {
  const isOpen = report.handledAt === null
  return (
    <li className="grid justify-items-start gap-8 border-b border-rule py-12 text-15 leading-[1.7]">
      <ReportText report={report} />
      {!isOpen && report.handledBy && (
        <p className="text-13 text-usuzumi">
          対応した人：
          <Person who={report.handledBy} />
        </p>
      )}
      <Button variant={isOpen ? 'secondary' : 'quiet'} disabled={isBusy} onClick={() => onHandle(isOpen)}>
        {isOpen ? '対応済みにする' : '未対応に戻す'}
      </Button>
    </li>
  )
}

/** Mistakes that readers reported; handled ones are collapsed, and can be opened again. */
export function ReportsPanel() {
  const { isLoading, open, done, error, retry, isBusy, problem, handle } = useReports()
  const items = (list: readonly ReaderReport[]) =>
    list.map((report) => (
      <Item
        key={report.id}
        report={report}
        isBusy={isBusy}
        onHandle={(handled) => void handle(report, handled)}
      />
    ))
  return (
    <section className="grid gap-16" aria-label="おたより">
      {isLoading && <p role="status">おたよりを読み込んでいます。</p>}
      {error && (
        <p role="alert">
          おたよりを読み込めませんでした。
          <Button variant="quiet" onClick={retry}>
            再読み込み
          </Button>
        </p>
      )}
      <p className="empty:hidden" role="alert">
        {problem}
      </p>
      {!isLoading && !error && open.length === 0 && (
        <p className="text-15 text-usuzumi">
          未対応のおたよりはありません。読者がページの終わりの「まちがいを知らせる」から送ると、ここに届きます。
        </p>
      )}
      {open.length > 0 && (
        <ul className="empty:hidden" aria-label="未対応のおたより">
          {items(open)}
        </ul>
      )}
      {done.length > 0 && (
        <details>
          <summary>対応済み（{done.length}件）</summary>
          <ul className="empty:hidden" aria-label="対応済みのおたより">
            {items(done)}
          </ul>
        </details>
      )}
    </section>
  )
}
