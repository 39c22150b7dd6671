import { useEffect, useMemo } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { nonFatal } from '#renderer/shell/errors/wrappers.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { type Conflict, conflictsOf, type RefusedEdit, refusalsOf } from './conflict.ts'
import { type EditOrEdits, guideState } from './guide-state.ts'
import { documentOf } from './local-guide.ts'
import { isPending } from './queued.ts'
import { reachState } from './reachability.ts'
import type { Resolution } from './resolve.ts'
import { useTravelStore } from './useTravelStore.ts'

export type { Conflict } from './conflict.ts'

/** The sync state: `offline` if the server cannot be reached, `failed` if it refused something. */
type GuideSync = 'saved' | 'saving' | 'offline' | 'failed'

export type GuideHandle = {
  /** The guide with local changes; `null` while loading and if there is none. */
  document: GuideDocument | null
  error: unknown
  isLoading: boolean
  retry: () => void
  edit: (edits: EditOrEdits) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  sync: GuideSync
  /** The number of unsent changes. */
  waiting: number
  conflicts: Conflict[]
  resolve: (conflictId: string, resolution: Resolution) => void
  /** Refused changes: they stay in the document until they are retried or discarded. */
  refusals: RefusedEdit[]
  decideRefused: (id: string, resolution: 'again' | 'drop') => void
}

/** One guide with its operations. Changes are shown at once, with or without network. */
export function useGuide(id: string): GuideHandle {
  const store = useTravelStore()
  const { local, history, isLoading, error } = useStore(guideState(id))
  const reach = useStore(reachState)
  useEffect(() => store?.watch(id), [store, id])
  const document = useMemo(() => documentOf(local), [local])
  const waiting = local.entries.filter(isPending).length
  const refusals = refusalsOf(local.entries)
  const sync = (): GuideSync => {
    if (refusals.length > 0) return 'failed'
    if (reach === 'offline') return 'offline'
    return waiting > 0 ? 'saving' : 'saved'
  }
  return {
    document: store ? document : null,
    error,
    isLoading,
    retry: () => store?.open(id),
    edit: (edits) => store?.edit(id, edits),
    undo: () => store?.step(id, 'undo'),
    redo: () => store?.step(id, 'redo'),
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
    sync: sync(),
    waiting,
    conflicts: conflictsOf(local.entries, local.base),
    resolve: (conflictId, resolution) => void nonFatal(() => store?.resolve(id, conflictId, resolution)),
    refusals,
    decideRefused: (entryId, resolution) =>
      void nonFatal(() => store?.decideRefused(id, entryId, resolution)),
  }
}
