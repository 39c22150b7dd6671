import type { EditorView } from 'prosemirror-view'

/** Dialogs of the editor. `files`: pictures that were pasted or dropped, to be inserted at the caret. `at`: the
 * position of the note, or `null` for a new one. */
export type DialogRequest =
  | { name: 'edit'; id: string }
  | { name: 'link' }
  | { name: 'ruby' }
  | { name: 'note'; at: number | null }
  | { name: 'insert' }
  | { name: 'actions' }
  | { name: 'keys' }
  | { name: 'headings' }
  | { name: 'files'; files: readonly File[] }

export const DIALOG_EVENT = 'editor:open-dialog'

/** Requests a dialog, through an event on the editor's DOM node. */
export const openDialog = (view: EditorView, request: DialogRequest): void => {
  view.dom.dispatchEvent(new CustomEvent<DialogRequest>(DIALOG_EVENT, { detail: request }))
}

/** Opens the form of a block. */
export const openEditDialog = (view: EditorView, id: string): void => openDialog(view, { name: 'edit', id })
