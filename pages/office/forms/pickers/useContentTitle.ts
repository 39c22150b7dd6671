import type { ContentKind } from '#domain/content/kind.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { type ContentName, loadContentNames } from '../../picker/content-calls.ts'
import { batched } from './name-batch.ts'

/** What content is called, or `null`. What is asked for in one turn is asked together. */
export const contentName = batched<ContentName>(
  async (ids) => new Map((await loadContentNames(ids)).map((name) => [name.id, name])),
)

/** What content is called that a field points at. A form with many such fields asks once. */
export function useContentTitle(kind: ContentKind, id: string) {
  const { data, isLoading, error } = useAnswer(['content-name', id], () => contentName(id))
  return {
    title: data?.title ?? '',
    isLive: data?.isLive ?? false,
    isKnown: Boolean(data),
    isMissing: !isLoading && !error && (data === null || (data !== undefined && data.kind !== kind)),
  }
}
