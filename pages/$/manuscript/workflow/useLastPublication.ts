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
  const { data } = useSWR(key, () => listPublicationsOf(id ?? ''), { keepPreviousData: true })
  const [last] = data ?? []
  return last && BACK.includes(last.reason) ? last.id : null
}
