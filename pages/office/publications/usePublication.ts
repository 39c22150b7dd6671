import useSWR from 'swr'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { fetchPublication, type PublicationAnswer } from './publication-calls.ts'
import { isInProgress } from './publication-texts.ts'

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 800

/** A publication, polled while unfinished. */
export function usePublication(id: string) {
  const { data, error, isLoading, mutate } = useSWR<PublicationAnswer, StatusError>(
    ['publication', id],
    () => fetchPublication(id),
    {
      shouldRetryOnError: false,
      refreshInterval: (answer) => (answer && isInProgress(answer.publication) ? POLL_INTERVAL_MS : 0),
    },
  )
  return { answer: data ?? null, error, isLoading, refresh: () => mutate() }
}
