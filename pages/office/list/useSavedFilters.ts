import type { ContentKind } from '#domain/content/kind.ts'
import type { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../ask.ts'
import { ResultAnswer, SavedFilterAnswer, SavedFiltersAnswer } from './answers.ts'

const put = ({ id, createdAt, ...input }: SavedFilter) =>
  ask(SavedFilterAnswer, pathOf`/saved-filters/${id}`, { method: 'PUT', body: input })

/** What this account has kept for the lists of a kind. What is let go can be had back for a moment. */
export function useSavedFilters(kind: ContentKind) {
  const { data, retry } = useAnswer(['saved-filters'], () => ask(SavedFiltersAnswer, '/saved-filters'))
  const filters = (data?.savedFilters.list ?? []).filter((filter) => filter.kind === kind)
  const tell = async (work: () => Promise<unknown>) => {
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
    tell(async () => {
      await ask(ResultAnswer, pathOf`/saved-filters/${filter.id}`, { method: 'DELETE' })
      notify({
        description: `条件「${filter.name}」を外しました。`,
        action: { label: '元に戻す', onSelect: () => void tell(() => put(filter)) },
      })
    })
  return { filters, save, remove }
}
