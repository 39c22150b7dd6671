import type { ReaderReport } from '#domain/office/reader-report.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { handleReport } from './endpoints.ts'

/** A function that marks a report as handled, which can be undone, or as open again. */
export function useHandle(onChanged: (report: ReaderReport) => unknown) {
  const action = useAction()
  const handle = (report: ReaderReport, handled = true): Promise<void> =>
    action.run(async () => {
      await onChanged(await handleReport(report, handled))
      if (handled)
        notify({
          description: '対応済みにしました。',
          action: { label: '元に戻す', onSelect: () => void handle(report, false) },
        })
    })
  return { ...action, handle }
}
