import useSWRInfinite from 'swr/infinite'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { askPublications, type PublicationState } from './publication-calls.ts'
import { isUnderWay } from './publication-texts.ts'

type Page = Awaited<ReturnType<typeof askPublications>>

const SOON = 1500
const SELDOM = 30_000

/** The list of publications, page after page; what is under way is asked for again. */
export function usePublications(state: PublicationState | null) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Page, StatusError>(
    (index, before: Page | null) =>
      index > 0 && !before?.meta.cursor ? null : ['publications', state, before?.meta.cursor],
    ([, , cursor]: [string, PublicationState | null, string | undefined]) => askPublications(state, cursor),
    {
      shouldRetryOnError: false,
      refreshInterval: (pages) =>
        pages?.some(({ list }) => list.some((publication) => isUnderWay(publication))) ? SOON : SELDOM,
    },
  )
  return {
    list: data?.flatMap((page) => page.list) ?? null,
    total: data?.[0]?.meta.total ?? 0,
    hasMore: Boolean(data?.at(-1)?.meta.cursor),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    error,
    isLoading,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
