import useSWR from 'swr'
import { useAbilities, useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { listPublicationsOf } from '../store/calls.ts'

/** Publications that can be rolled back, because there was a previous public version. */
const BACK = ['publish', 'update', 'schedule', 'rollback']

/** The last publication of this content, for a rollback. */
export function useLastPublication(): string | null {
  const { kind } = useManuscriptStore()
  const { publish } = useAbilities()
  const id = useManuscriptState(({ document }) => document?.manuscript.id)
  const live = useManuscriptState(({ document }) => document?.manuscript.liveVersion ?? null)
  const key = publish && id && live !== null ? ['publications', kind, id, live] : null
  const { data } = useSWR(key, () => listPublicationsOf(id ?? ''))
  // A publication started here is newer than the loaded list; rolling back an older one would unpublish the page.
  const own = useManuscriptState(({ publication }) => publication)
  const [newest] = data ?? []
  const last = own && (!newest || newest.requestedAt <= own.requestedAt) ? own : newest
  return last && BACK.includes(last.reason) ? last.id : null
}
