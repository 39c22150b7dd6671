import type { ContentKind } from '#domain/content/kind.ts'
import type { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { deleteFilter, listFilters, saveFilter } from './endpoints.ts'

const put = ({ id, createdAt, ...json }: SavedFilter) => request(saveFilter({ param: { id }, json }))

/** The account's saved filters for the lists of a kind. Deleting can be undone. */
export function useSavedFilters(kind: ContentKind) {
  const { data, retry } = useAnswer(['saved-filters'], () => request(listFilters()))
  const filters = (data?.savedFilters.list ?? []).filter((filter) => filter.kind === kind)
  const withErrorMessage = async (work: () => Promise<unknown>) => {
    try {
      await work()
      retry()
    } catch (error) {
      notify({ color: 'danger', description: messageText(error) })
    }
  }
  const save = async (name: string, query: string) => {
    const id = randomIdentifier()
    await put({ id, createdAt: new Date().toISOString(), kind, name, query })
    retry()
  }
  const remove = (filter: SavedFilter) =>
    withErrorMessage(async () => {
      await request(deleteFilter({ param: { id: filter.id } }))
      notify({
        description: `条件「${filter.name}」を外しました。`,
        action: { label: '元に戻す', onSelect: () => void withErrorMessage(() => put(filter)) },
      })
    })
  return { filters, save, remove }
}
