import useSWR from 'swr'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { leaveForReload } from '../shell/errors/reload-codes.ts'

/** Code that comes with the first question may be lost on its way as well. */
export const asStatusError = (cause: unknown) => {
  throw cause instanceof StatusError ? cause : new FetchError({ cause })
}

/**
 * What a call answers, kept under a key and shared by all that ask for it; so the call must outlive the page that began
 * it. Without a key it is not called yet. Errors are those of renderer/shell/errors. The client has tried twice by then: trying again is up to the reader.
 */
export function useAnswer<Data>(key: readonly string[] | null, ask: () => Promise<Data>) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, StatusError>(
    key,
    () => ask().catch(asStatusError),
    { shouldRetryOnError: false, onError: leaveForReload },
  )
  return { data, error, isLoading, isAsking: isValidating, retry: () => void mutate() }
}
