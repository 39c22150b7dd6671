import type { ReaderReport } from '#domain/office/reader-report.ts'
import { Button } from '#renderer/form/Button.tsx'
import { openDialog } from '#renderer/shell/messages/dialogs.ts'
import { SettledList } from '../parts/SettledList.tsx'
import { Person } from '../people/Person.tsx'
import { ReportText } from './ReportText.tsx'
import { isOpenReport, useReports } from './useReports.ts'

type ItemProps = { report: ReaderReport; isBusy: boolean; onHandle: (handled: boolean) => void }

const Item = ({ report, isBusy, onHandle }: ItemProps) => {
  const isOpen = isOpenReport(report)
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

/** Mistakes that readers reported; handled ones can be opened again. */
export function ReportsPanel() {
  const { reports, error, retry, isBusy, problem, handle, handleAll } = useReports()
  const item = (report: ReaderReport) => (
    <Item
      key={report.id}
      report={report}
      isBusy={isBusy}
      onHandle={(handled) => void handle(report, handled)}
    />
  )
  const confirmAll = () =>
    openDialog({
      text: 'このページのおたよりをすべて対応済みにしますか\n未対応に戻すときは、1件ずつになります。',
      acceptText: 'すべて対応済みにする',
      onAccept: () => {
        void handleAll()
        return true
      },
    })
  return (
    <SettledList
      label="おたより"
      list={reports}
      hint="読者がページの終わりの「まちがいを知らせる」から送ると、ここに届きます。"
      {...{ error, retry, item }}
      isOpen={isOpenReport}
    >
      <p className="empty:hidden" role="alert">
        {problem}
      </p>
      {reports?.some(isOpenReport) && (
        <Button variant="quiet" disabled={isBusy} onClick={confirmAll}>
          このページのおたよりをすべて対応済みにする
        </Button>
      )}
    </SettledList>
  )
}
