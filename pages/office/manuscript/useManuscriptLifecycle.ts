import { useEffect, useSyncExternalStore } from 'react'
import { useUnsavedWarning } from '#renderer/form/useUnsavedWarning.ts'
import type { ManuscriptStore } from './store/manuscript-store.ts'
import { hasChanges, type ManuscriptState, type SaveState } from './store/state.ts'

/** Interval for checking for newer versions while visible, in milliseconds. */
const REFRESH_INTERVAL_MS = 60_000

/** States in which the server does not have the changes, so leaving would lose them unless stored on the device. */
const STUCK: readonly SaveState[] = ['offline', 'failed', 'refused', 'conflict', 'signed-out']

const isAtRisk = (state: ManuscriptState | undefined) =>
  state !== undefined && hasChanges(state) && !state.isStoredLocally
const isStuck = (state: ManuscriptState | undefined) =>
  state !== undefined && isAtRisk(state) && STUCK.includes(state.save)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null

/** Saves when the page is hidden or left, checks for other people's changes, and warns before losing data. */
export function useManuscriptLifecycle(store: ManuscriptStore | null): void {
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
      void store.storeLocally()
      event.preventDefault()
    }
    const onVisibility = () => {
      if (!hasChanges(store.state.get())) {
        if (document.visibilityState === 'visible') void store.refresh()
        return
      }
      void store.storeLocally()
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
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.refresh()
    }, REFRESH_INTERVAL_MS)
    addEventListener('beforeunload', onUnload)
    addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      removeEventListener('beforeunload', onUnload)
      removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onVisibility)
      void store.stop()
    }
  }, [store])
}
