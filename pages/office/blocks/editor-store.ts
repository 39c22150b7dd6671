import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** The editor state for surrounding components. Changes are notified once per frame, so that typing is not delayed. */
export type EditorStore = {
  view: EditorView
  subscribe: (listener: () => void) => () => void
  getState: () => EditorState
  /** Announces a message to screen readers. */
  announce: (message: string) => void
}

type EditorSignal = { notify: (isUrgent: boolean) => void } & Pick<EditorStore, 'subscribe'>

/** Notifies listeners at most once per frame; at once of what is urgent. */
export function createSignal(): EditorSignal {
  const listeners = new Set<() => void>()
  let frame = 0
  const run = () => {
    frame = 0
    for (const listener of listeners) listener()
  }
  return {
    notify: (isUrgent) => {
      if (isUrgent) {
        cancelAnimationFrame(frame)
        run()
      } else if (frame === 0) frame = requestAnimationFrame(run)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const EditorContext = createContext<EditorStore | null>(null)

export function useEditor(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('useEditor must be used inside BlockEditor')
  return store
}

/** A value derived from the editor state. Re-renders only when it changes: return primitives or stable objects. */
export function useEditorValue<Value>(read: (state: EditorState) => Value): Value {
  const { subscribe, getState } = useEditor()
  return useSyncExternalStore(subscribe, () => read(getState()))
}

/** Dispatches a transaction and focuses the editor. */
export function perform(view: EditorView, make: (state: EditorState) => Transaction | null): boolean {
  const tr = make(view.state)
  if (tr) view.dispatch(tr)
  view.focus()
  return tr !== null
}
