import { useEffect, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import { answerOrSaved } from '#renderer/device/answers.ts'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { unsentRecords } from '../../../travel/records/record-store.ts'
import { fetchRecords, RecordsPage, recordsKey } from '../stats-calls.ts'

type Key = readonly ['records', accountId: string, prefecture: string | null, cursor: string | null]

/** The records of a member, latest first, of one prefecture or of all, paginated. */
export function useRecords(accountId: string, prefecture: string | null) {
  const keyOf = (index: number, before: RecordsPage | null): Key | null => {
    if (index > 0 && !before?.cursor) return null
    return ['records', accountId, prefecture, before?.cursor ?? null]
  }
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<RecordsPage, StatusError>(
    keyOf,
    ([, , code, cursor]: Key) =>
      answerOrSaved(recordsKey(accountId, code, cursor), RecordsPage, () => fetchRecords(code, cursor)),
    { shouldRetryOnError: false, revalidateFirstPage: false, onError: redirectToReload },
  )
  // Reloaded after queued records were sent.
  const unsent = useStore(unsentRecords)?.length ?? 0
  const before = useRef(unsent)
  useEffect(() => {
    if (unsent < before.current) void mutate()
    before.current = unsent
  }, [unsent, mutate])
  const pages = data ?? []
  return {
    records: pages.flatMap(({ list }) => list),
    total: pages[0]?.total ?? null,
    hasMore: Boolean(pages.at(-1)?.cursor),
    error,
    isValidating: isValidating,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
