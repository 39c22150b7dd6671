import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * What the parts around the writing surface know of it. They are told of a change once a frame, so that typing waits
 * for none of them.
 */
export type EditorStore = {
  view: EditorView
  subscribe: (listener: () => void) => () => void
  getState: () => EditorState
  /** Says something to a screen reader. */
  say: (words: string) => void
}

export type EditorSignal = { tell: () => void } & Pick<EditorStore, 'subscribe'>

/** Tells its listeners at most once a frame. */
export function createSignal(): EditorSignal {
  const listeners = new Set<() => void>()
  let frame = 0
  const run = () => {
    frame = 0
    for (const listener of listeners) listener()
  }
  return {
    tell: () => {
      if (frame === 0) frame = requestAnimationFrame(run)
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
  if (!store) throw new Error('used outside of a block editor')
  return store
}

/** Something that follows from the editor's state. Draws again only when it differs: give primitives or kept objects. */
export function useEditorValue<Value>(read: (state: EditorState) => Value): Value {
  const { subscribe, getState } = useEditor()
  return useSyncExternalStore(subscribe, () => read(getState()))
}

/** Does something to the document and goes back to writing. */
export function perform(view: EditorView, make: (state: EditorState) => Transaction | null): boolean {
  const tr = make(view.state)
  if (tr) view.dispatch(tr)
  view.focus()
  return tr !== null
}
