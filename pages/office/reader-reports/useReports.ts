import useSWR from 'swr'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { handleAllReports, reportsOn } from './endpoints.ts'
import { useHandle } from './useHandle.ts'

export const isOpenReport = ({ handledAt }: ReaderReport): boolean => handledAt === null

const useKey = () => {
  const { kind } = useManuscriptStore()
  const id = useManuscriptState(({ document }) => document?.manuscript.id ?? '')
  return ['reader-reports', kind, id] as const
}

/** How many reports on the manuscript are open: as it was opened, until they are loaded. */
export function useOpenReports(): number {
  const { data } = useSWR<ReaderReport[]>(useKey(), null)
  const atFirst = useManuscriptState(({ document }) => document?.openReports ?? 0)
  return data ? data.filter(isOpenReport).length : atFirst
}

/** The reports of readers on the manuscript, with functions to mark one or all as handled, or one as open again. */
export function useReports() {
  const key = useKey()
  const [, kind, id] = key
  const { data, error, mutate } = useSWR(key, () => reportsOn({ kind, id }))
  const { handle, run, ...action } = useHandle((changed) =>
    mutate((all) => all?.map((one) => (one.id === changed.id ? changed : one)), { revalidate: false }),
  )
  const handleAll = () => run(() => mutate(handleAllReports({ kind, id }), { revalidate: false }))
  return { ...action, reports: data, error, retry: () => void mutate(), handle, handleAll }
}
