import { useEffect, useMemo } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { type Conflict, conflictsOf, type RefusedEdit, refusalsOf } from './conflict.ts'
import { type EditOrEdits, guideState } from './guide-state.ts'
import { documentOf } from './kept.ts'
import { isPending } from './queued.ts'
import { reachState } from './reach.ts'
import type { Resolution } from './resolve.ts'
import { useTravelStore } from './useTravelStore.ts'

export type { Conflict } from './conflict.ts'

/** How far the server has what is seen: `offline` while it cannot be reached, `failed` where it refused something. */
export type GuideSync = 'saved' | 'saving' | 'offline' | 'failed'

export type GuideFace = {
  /** As its member left it; `null` while it is loading and where there is none. */
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
  /** How many changes the server does not have yet. */
  waiting: number
  conflicts: Conflict[]
  resolve: (conflictId: string, way: Resolution) => void
  /** What the server would not take: it stays in the document until it is sent again or dropped. */
  refusals: RefusedEdit[]
  decideRefused: (id: string, way: 'again' | 'drop') => void
}

/** One guide with everything that can be done to it. Changes are seen at once, whatever the network does. */
export function useGuide(id: string): GuideFace {
  const store = useTravelStore()
  const { kept, history, isLoading, error } = useStore(guideState(id))
  const reach = useStore(reachState)
  useEffect(() => store?.watch(id), [store, id])
  const document = useMemo(() => documentOf(kept), [kept])
  const waiting = kept.entries.filter(isPending).length
  const refusals = refusalsOf(kept.entries)
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
    conflicts: conflictsOf(kept.entries, kept.base),
    resolve: (conflictId, way) => store?.resolve(id, conflictId, way),
    refusals,
    decideRefused: (entryId, way) => store?.decideRefused(id, entryId, way),
  }
}
