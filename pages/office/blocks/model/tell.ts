import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export const TELL = 'blocktell'

/** Says something to a screen reader: the editor's page listens on the surface. */
export const tell = (view: EditorView, words: string): void => {
  view.dom.dispatchEvent(new CustomEvent<string>(TELL, { detail: words }))
}

/** A command that says what it did, for those who do not see it. */
export const told =
  (command: Command, words: (state: EditorState) => string): Command =>
  (state, dispatch, view) => {
    const isDone = command(state, dispatch, view)
    if (isDone && dispatch && view) tell(view, words(view.state))
    return isDone
  }
