import type { EditorView } from 'prosemirror-view'

/** What the editor may ask in a dialog. `files`: pictures that were pasted or let go here, to be put at the caret. */
export type Question =
  | { name: 'edit'; id: string }
  | { name: 'link' }
  | { name: 'ruby' }
  | { name: 'insert' }
  | { name: 'actions' }
  | { name: 'keys' }
  | { name: 'headings' }
  | { name: 'files'; files: readonly File[] }

export const ASK = 'blockask'

/** Opens a dialog: the editor's page listens on the surface. */
export const ask = (view: EditorView, question: Question): void => {
  view.dom.dispatchEvent(new CustomEvent<Question>(ASK, { detail: question }))
}

/** Opens the fields of one block. */
export const askToEdit = (view: EditorView, id: string): void => ask(view, { name: 'edit', id })
