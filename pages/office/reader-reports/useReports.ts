import { useEffect } from 'react'
import useSWR from 'swr'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { handleAllReports, reportsOn } from './endpoints.ts'
import { useHandle } from './useHandle.ts'

export const isOpenReport = ({ handledAt }: ReaderReport): boolean => handledAt === null

/** The reports of readers on the manuscript, with functions to mark one or all as handled, or one as open again. */
export function useReports() {
  const store = useManuscriptStore()
  const { kind } = store
  const id = useManuscriptState(({ document }) => document?.manuscript.id ?? '')
  const { data, error, mutate } = useSWR(['reader-reports', kind, id], () => reportsOn({ kind, id }))
  useEffect(() => {
    if (data) store.noteOpenReports(data.filter(isOpenReport).length)
  }, [data, store])
  const { handle, run, ...action } = useHandle((changed) =>
    mutate((all) => all?.map((one) => (one.id === changed.id ? changed : one)), { revalidate: false }),
  )
  /** Those that came since the list was loaded stay open: nobody has read them. */
  const handleAll = () =>
    run(async () => {
      const times = (data ?? []).filter(isOpenReport).map(({ createdAt }) => createdAt)
      await mutate(handleAllReports({ kind, id }, times.sort().at(-1) ?? ''), { revalidate: false })
      notify({ description: 'すべて対応済みにしました。' })
    })
  return { ...action, reports: data, error, retry: () => void mutate(), handle, handleAll }
}
