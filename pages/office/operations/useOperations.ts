import useSWR from 'swr'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { leaveForReload } from '#renderer/shell/errors/reload-codes.ts'
import { askOperations } from './calls.ts'

/** How often what is shown is asked for again, in milliseconds; not while nobody looks at it. */
const OFTEN = 30_000

/** How the site does, as it stands; asked for again and again while the page is looked at. */
export function useOperations() {
  const { data, error, isValidating, mutate } = useSWR<
    Awaited<ReturnType<typeof askOperations>>,
    StatusError
  >(['operations'], askOperations, {
    refreshInterval: OFTEN,
    shouldRetryOnError: false,
    keepPreviousData: true,
    onError: leaveForReload,
  })
  return { operations: data, error, isAsking: isValidating, refresh: () => mutate() }
}
