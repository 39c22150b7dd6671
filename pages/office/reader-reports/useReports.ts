import useSWR from 'swr'
import { hasOwnPage } from '#domain/content/kind.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useAbilities, useManuscriptState, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { handleReport, reportsOn } from './endpoints.ts'

/**
 * The reports of readers on the manuscript, with a function to mark one as handled or as open again. Only content with a
 * page of its own has some, for those who may change it.
 */
export function useReports() {
  const { kind } = useManuscriptStore()
  const id = useManuscriptState(({ document }) => document?.manuscript.id)
  const canHaveReports = useAbilities().update && hasOwnPage(kind)
  const { data, error, mutate } = useSWR(
    canHaveReports && id ? (['reader-reports', kind, id] as const) : null,
    ([, , on]) => reportsOn({ kind, id: on }),
  )
  const { isBusy, problem, run } = useAction()
  const handle = (report: ReaderReport, handled: boolean): Promise<void> =>
    run(async () => {
      const changed = await handleReport(report, handled)
      await mutate((all) => all?.map((one) => (one.id === changed.id ? changed : one)), { revalidate: false })
      if (handled)
        notify({
          description: '対応済みにしました。',
          action: { label: '元に戻す', onSelect: () => void handle(report, false) },
        })
    })
  const isOpen = ({ handledAt }: ReaderReport) => handledAt === null
  return {
    canHaveReports,
    isLoading: !data && !error,
    open: data?.filter(isOpen) ?? [],
    done: data?.filter((report) => !isOpen(report)) ?? [],
    error,
    retry: () => void mutate(),
    isBusy,
    problem,
    handle,
  }
}
