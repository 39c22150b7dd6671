import type { EditorView } from 'prosemirror-view'
import { BLOCK_FORMS } from '../forms/forms.tsx'
import type { BlockKind } from '../kinds/block-kind.ts'
import { announce } from './announce.ts'
import { canConvert, convertBlocks, insertBlock, newBlock } from './commands.ts'
import { openEditDialog } from './open-dialog.ts'
import { currentPlace } from './places.ts'

/**
 * Inserts a block of a kind at the caret, and removes the text that was typed to find it. The dialog of a block that
 * shows chosen content opens at once.
 */
export function insertKind(
  view: EditorView,
  kind: BlockKind,
  typed?: { from: number; query: string },
): boolean {
  if (typed) view.dispatch(view.state.tr.delete(typed.from, typed.from + typed.query.length + 1))
  const { state } = view
  const place = currentPlace(state)
  // An empty block is converted; otherwise the new block is inserted below.
  const isEmpty = place !== null && canConvert(place.node) && place.node.textContent === ''
  const converted = isEmpty ? convertBlocks(state, kind) : null
  const made = newBlock(kind)
  view.dispatch(converted ?? insertBlock(state, made))
  view.focus()
  announce(view, `${kind.label}を置きました。`)
  if (made.isAtom && BLOCK_FORMS[kind.type]) openEditDialog(view, made.attrs.id)
  return true
}
