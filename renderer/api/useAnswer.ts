import useSWR from 'swr'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { redirectToReload } from '../shell/errors/reload-codes.ts'

/** A lazily loaded chunk may fail to load; treat that as a network error. */
export const asStatusError = (cause: unknown) => {
  throw cause instanceof StatusError ? cause : new FetchError({ cause })
}

/**
 * The response of a call, cached under a key and shared by all components that use it; so the call must outlive the
 * page that started it. Without a key it is not made yet. Errors are those of renderer/shell/errors. The client has
 * retried once by then: further attempts are left to the reader.
 */
export function useAnswer<Data>(key: readonly string[] | null, fetcher: () => Promise<Data>) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, StatusError>(
    key,
    () => fetcher().catch(asStatusError),
    { shouldRetryOnError: false, onError: redirectToReload },
  )
  return { data, error, isLoading, isValidating, retry: () => void mutate() }
}
