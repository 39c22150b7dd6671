import type { Command, EditorState } from 'prosemirror-state'
import { schema } from '../model/schema.ts'
import { together, transactionOf } from '../model/together.ts'

const { lineBreak } = schema.nodes

/** Whether the text with the selection can have several lines. */
export const canBreakLine = ({ selection: { $from, $to } }: EditorState): boolean =>
  $from.sameParent($to) && $from.parent.type.contentMatch.matchType(lineBreak) !== null

/** A line break at the caret; none at the start of a text or beside another one: space between lines is what paragraphs are for. */
export const insertBreak: Command = (state, dispatch) => {
  const { $from, $to } = state.selection
  if (!canBreakLine(state)) return false
  const isBeside = $from.nodeBefore?.type === lineBreak || $to.nodeAfter?.type === lineBreak
  if (isBeside || $from.parentOffset === 0) return true
  const marks = state.storedMarks ?? $from.marks()
  dispatch?.(
    state.tr
      .replaceSelectionWith(lineBreak.create(null, null, marks), false)
      .ensureMarks(marks)
      .scrollIntoView(),
  )
  return true
}

/** Shift+Enter: a line break. A second one, or one in a text that has no lines, splits the text as `split` does. */
export const breakLine =
  (split: Command): Command =>
  (state, dispatch, view) => {
    const { $from, from, to } = state.selection
    if (!canBreakLine(state)) return split(state, dispatch, view)
    if ($from.nodeBefore?.type !== lineBreak) return insertBreak(state, dispatch)
    const tr = together(state, state.tr.delete(from - 1, to), (inner) => transactionOf(split, inner))
    if (tr) dispatch?.(tr.scrollIntoView())
    return true
  }
