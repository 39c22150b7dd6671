import { useEffect, useSyncExternalStore } from 'react'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import type { ManuscriptStore } from './store/manuscript-store.ts'
import { hasChanges, type ManuscriptState, type SaveState } from './store/state.ts'

/** How often a page that is looked at asks whether somebody else has saved, in milliseconds. */
const LOOK = 60_000

/** The server will not have it soon, so that going away would lose it unless this device keeps it. */
const STUCK: readonly SaveState[] = ['offline', 'failed', 'refused', 'clash', 'signed-out']

const isAtRisk = (state: ManuscriptState | undefined) =>
  state !== undefined && hasChanges(state) && !state.isKept
const isStuck = (state: ManuscriptState | undefined) =>
  state !== undefined && isAtRisk(state) && STUCK.includes(state.save)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null

/** Saves when the page is hidden or left, looks for other people's changes, and warns where something would be lost. */
export function useManuscriptCare(store: ManuscriptStore | null): void {
  const subscribe = store?.state.subscribe ?? (() => () => {})
  const warns = useSyncExternalStore(
    subscribe,
    () => isStuck(store?.state.get()),
    () => false,
  )
  useUnsavedWarning(warns)
  useEffect(() => {
    if (!store) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAtRisk(store.state.get())) return
      void store.keep()
      event.preventDefault()
    }
    const onVisibility = () => {
      if (!hasChanges(store.state.get())) {
        if (document.visibilityState === 'visible') void store.refresh()
        return
      }
      void store.keep()
      void store.save()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void store.save()
      } else if (key === 'z' && !isTyping(event.target)) {
        event.preventDefault()
        if (event.shiftKey) store.redo()
        else store.undo()
      }
    }
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void store.refresh()
    }, LOOK)
    addEventListener('beforeunload', onUnload)
    addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(looking)
      removeEventListener('beforeunload', onUnload)
      removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onVisibility)
      void store.stop()
    }
  }, [store])
}
