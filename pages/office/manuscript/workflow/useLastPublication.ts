import useSWR from 'swr'
import { useAbilities, useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { listPublicationsOf } from '../store/calls.ts'

/** Reasons whose effect can be taken back: something else was public before. */
const BACK = ['publish', 'update', 'schedule', 'rollback']

/** The last publication that changed this page, for whoever may take it back. */
export function useLastPublication(): string | null {
  const { kind } = useManuscriptStore()
  const { publish } = useAbilities()
  const id = useManuscriptState(({ document }) => document?.manuscript.id)
  const live = useManuscriptState(({ document }) => document?.manuscript.liveVersion ?? null)
  const key = publish && id && live !== null ? ['publications', kind, id, live] : null
  const { data } = useSWR(key, () => listPublicationsOf(id ?? ''))
  // What was published from here is the last one, before any list tells: taking back an older one would take the page down.
  const own = useManuscriptState(({ publication }) => publication)
  const [newest] = data ?? []
  const last = own && (!newest || newest.requestedAt <= own.requestedAt) ? own : newest
  return last && BACK.includes(last.reason) ? last.id : null
}
