import type { GuideSummary } from '#domain/travel/guide-document.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { askGuides } from '#renderer/travel/calls.ts'

/** All of the member's guides, page after page: only then can the next journey come first. */
const askAll = async (): Promise<GuideSummary[]> => {
  const guides: GuideSummary[] = []
  let cursor: string | undefined
  do {
    const { list, meta } = await askGuides(cursor)
    guides.push(...list)
    cursor = meta.cursor
  } while (cursor)
  return guides
}

export const useGuides = (accountId: string) => {
  const { data, error, isLoading, retry } = useAnswer(['travel-guides', accountId], askAll)
  return {
    guides: data?.map((guide) => ({ ...guide, isKept: false })) ?? null,
    error,
    isLoading,
    retry,
    isOffline: false,
  }
}
