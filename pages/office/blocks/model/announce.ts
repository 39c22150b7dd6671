import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export const ANNOUNCE_EVENT = 'editor:announce'

/** Announces a message to screen readers, through an event on the editor's DOM node. */
export const announce = (view: EditorView, message: string): void => {
  view.dom.dispatchEvent(new CustomEvent<string>(ANNOUNCE_EVENT, { detail: message }))
}

/** Wraps a command to announce what it did. */
export const announcing =
  (command: Command, message: (state: EditorState) => string): Command =>
  (state, dispatch, view) => {
    const isDone = command(state, dispatch, view)
    if (isDone && dispatch && view) announce(view, message(view.state))
    return isDone
  }
