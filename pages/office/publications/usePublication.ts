import useSWR from 'swr'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { askPublication, type PublicationAnswer } from './publication-calls.ts'
import { isUnderWay } from './publication-texts.ts'

/** How often progress is asked for, in milliseconds. */
const SOON = 800

/** A publication as it stands, asked for again and again while it is under way. */
export function usePublication(id: string) {
  const { data, error, isLoading, mutate } = useSWR<PublicationAnswer, StatusError>(
    ['publication', id],
    () => askPublication(id),
    {
      shouldRetryOnError: false,
      refreshInterval: (answer) => (answer && isUnderWay(answer.publication) ? SOON : 0),
    },
  )
  return { answer: data ?? null, error, isLoading, refresh: () => mutate() }
}
