import { mutate } from 'swr'
import type { ContentKind } from '#domain/content/kind.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { type ContentName, loadContentNames } from '../../picker/content-calls.ts'
import { batched } from './name-batch.ts'

/** Title of content, or `null`. Lookups are batched. */
export const contentName = batched<ContentName>(
  async (ids) => new Map((await loadContentNames(ids)).map((name) => [name.id, name])),
)

const keyOf = (id: string) => ['content-name', id]

type KnownName = Pick<ContentName, 'kind' | 'id' | 'title' | 'isLive'>

/** The name of content that has just been selected: it is shown at once, so that nothing moves when it is loaded. */
export const rememberName = (name: KnownName): void =>
  void mutate<KnownName>(keyOf(name.id), name, { revalidate: false })

/** Title of referenced content. Lookups of a form are batched. */
export function useContentTitle(kind: ContentKind, id: string) {
  const { data, isLoading, error } = useAnswer<KnownName | null>(keyOf(id), () => contentName(id))
  return {
    title: data?.title ?? '',
    isLive: data?.isLive ?? false,
    isLoaded: Boolean(data),
    isMissing: !isLoading && !error && (data === null || (data !== undefined && data.kind !== kind)),
  }
}
