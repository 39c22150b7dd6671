import useSWR from 'swr'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { fetchOperations } from './calls.ts'

/** Refresh interval in milliseconds; paused while hidden. */
const REFRESH_INTERVAL_MS = 30_000

/** The dashboard's data, refreshed while visible. */
export function useOperations() {
  const { data, error, isValidating, mutate } = useSWR<
    Awaited<ReturnType<typeof fetchOperations>>,
    StatusError
  >(['operations'], fetchOperations, {
    refreshInterval: REFRESH_INTERVAL_MS,
    shouldRetryOnError: false,
    keepPreviousData: true,
    onError: redirectToReload,
  })
  return { operations: data, error, isValidating: isValidating, refresh: () => mutate() }
}
