import { useCallback, useMemo, useRef } from 'react'
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite'
import type { Call } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { asStatusError } from '#renderer/api/useAnswer.ts'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'

type Listed = { list: readonly unknown[]; meta?: { cursor?: string | null | undefined } }

type Options<Answer> = Pick<
  SWRInfiniteConfiguration<Answer, StatusError>,
  'refreshInterval' | 'revalidateFirstPage' | 'revalidateOnFocus'
> & {
  /** A change repeats the call. */
  state?: string
}

/**
 * The list `name` in the response of a call. If the call is a function of a cursor, `more` loads further pages. The
 * last rows stay until the requested ones are loaded; `error` is the reason if these are missing.
 */
export function useRows<Name extends string, Answer extends Record<Name, Listed>>(
  call: Call<Answer> | ((cursor: string) => Call<Answer>),
  name: Name,
  { state = '', ...options }: Options<Answer> = {},
) {
  const isEndless = typeof call === 'function'
  const callAt = (cursor: string) => (isEndless ? call(cursor) : call)
  const cursorAfter = (page: Answer | null | undefined) => (isEndless && page?.[name].meta?.cursor) || ''
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Answer, StatusError>(
    (index: number, before: Answer | null) => {
      const cursor = cursorAfter(before)
      return index > 0 && !cursor ? null : ['office', callAt(cursor).path, state]
    },
    ([, path]: [string, string]) => request({ ...callAt(''), path }).catch(asStatusError),
    { ...options, shouldRetryOnError: false, onError: redirectToReload },
  )
  const last = useRef(data)
  last.current = data ?? last.current
  const pages = last.current
  const answer = pages?.[0]
  const rows = useMemo(() => pages?.flatMap((page): readonly unknown[] => page[name].list), [pages, name])
  const isLoadingMore = isValidating && size > (data?.length ?? size)
  const more = () => (isLoadingMore ? undefined : void setSize((data?.length ?? 0) + 1))
  const retry = useCallback(() => void mutate(), [mutate])
  return {
    rows: rows as Answer[Name]['list'] | undefined,
    meta: answer?.[name].meta as Answer[Name]['meta'] | undefined,
    /** The response with the first rows. */
    answer,
    error: data && data.length >= size ? undefined : error,
    isBusy: isValidating && !data,
    more: isLoadingMore || cursorAfter(data?.at(-1)) ? more : undefined,
    isLoadingMore,
    retry,
  }
}
