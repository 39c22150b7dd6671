import { useEffect } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Media } from '#domain/media/media.ts'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { askMediaList, type MediaList, type MediaQuery } from './media-calls.ts'
import { uploads } from './upload/media-uploads.ts'

/** The library, narrowed, page after page; an upload that arrives appears by itself. */
export function useMediaList(query: MediaQuery) {
  const key = JSON.stringify(query)
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<MediaList, StatusError>(
    (page: number, previous: MediaList | null) => {
      const cursor = previous?.meta.cursor ?? null
      return page > 0 && cursor === null ? null : ['media', key, cursor]
    },
    ([, text, cursor]: [string, string, string | null]) => askMediaList(JSON.parse(text), cursor),
    {
      shouldRetryOnError: false,
      keepPreviousData: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
    },
  )
  const arrived = useStore(uploads).filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (arrived > 0) void mutate()
  }, [arrived, mutate])
  const last = data?.at(-1)
  return {
    list: data?.flatMap(({ list }): Media[] => list),
    meta: data?.[0]?.meta,
    hasMore: last?.meta.cursor !== undefined,
    isAsking: isValidating,
    error,
    more: () => void setSize(size + 1),
    refresh: () => mutate(),
  }
}
