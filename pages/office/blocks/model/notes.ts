import type { Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { MAX_NOTES, type Note } from '#domain/blocks/note.ts'

/** What a note says, in short. */
export const nameOfNote = ({ text, title }: Note): string => text ?? title ?? ''

export const isNote = (node: Node | null | undefined): boolean => node?.type.name === 'note'

const countNotes = (doc: Node): number => {
  let count = 0
  doc.descendants((node) => {
    if (isNote(node)) count++
  })
  return count
}

/** The position of the note beside the caret; `null` without one. */
export function noteBeside({ selection: { $head, empty } }: EditorState): number | null {
  if (!empty) return null
  if (isNote($head.nodeBefore)) return $head.pos - 1
  return isNote($head.nodeAfter) ? $head.pos : null
}

/** Whether a note can be put at the end of the selection. */
export function canPutNote({ doc, schema, selection: { $to } }: EditorState): boolean {
  const { note } = schema.nodes
  const { parent } = $to
  const isAllowed = parent.inlineContent && note && parent.type.contentMatch.matchType(note)
  return Boolean(isAllowed) && countNotes(doc) < MAX_NOTES
}

/** Whether a note is beside the caret, or can be put there. */
export const canOpenNote = (state: EditorState): boolean => noteBeside(state) !== null || canPutNote(state)

export const noteAt = ({ doc }: EditorState, at: number): Note | null => {
  const node = at < doc.content.size ? doc.nodeAt(at) : null
  return node && isNote(node) ? node.attrs.note : null
}

/** Changes the note at a position, or without one puts a new note at the end of the selection. `null`: not possible. */
export function putNote(state: EditorState, at: number | null, note: Note): Transaction | null {
  if (at !== null) return noteAt(state, at) && state.tr.setNodeAttribute(at, 'note', note)
  const node = state.schema.nodes.note?.create({ note })
  return node && canPutNote(state) ? state.tr.insert(state.selection.to, node).scrollIntoView() : null
}

export const removeNote = (state: EditorState, at: number): Transaction | null =>
  noteAt(state, at) && state.tr.delete(at, at + 1)

/** Deletes the note before or after the caret; browsers differ in how they delete what cannot be edited. */
export const deleteNote =
  (side: 'nodeBefore' | 'nodeAfter'): Command =>
  ({ selection: { $from, empty }, tr }, dispatch) => {
    if (!empty || !isNote($from[side])) return false
    const at = side === 'nodeBefore' ? $from.pos - 1 : $from.pos
    dispatch?.(tr.delete(at, at + 1).scrollIntoView())
    return true
  }
