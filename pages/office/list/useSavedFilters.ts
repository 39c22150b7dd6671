import type { ContentKind } from '#domain/content/kind.ts'
import type { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { fetchManagement } from '../fetch-management.ts'
import { ResultAnswer, SavedFilterAnswer, SavedFiltersAnswer } from './answers.ts'

const put = ({ id, createdAt, ...input }: SavedFilter) =>
  fetchManagement(SavedFilterAnswer, pathOf`/saved-filters/${id}`, { method: 'PUT', body: input })

/** The account's saved filters for the lists of a kind. Deleting can be undone. */
export function useSavedFilters(kind: ContentKind) {
  const { data, retry } = useAnswer(['saved-filters'], () =>
    fetchManagement(SavedFiltersAnswer, '/saved-filters'),
  )
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
      await fetchManagement(ResultAnswer, pathOf`/saved-filters/${filter.id}`, { method: 'DELETE' })
      notify({
        description: `条件「${filter.name}」を外しました。`,
        action: { label: '元に戻す', onSelect: () => void withErrorMessage(() => put(filter)) },
      })
    })
  return { filters, save, remove }
}
