import type { EditorView } from 'prosemirror-view'
import { BLOCK_FORMS } from '../forms/forms.tsx'
import type { BlockKind } from '../kinds/block-kind.ts'
import { askToEdit } from './ask.ts'
import { canConvert, convertBlocks, insertBlock, newBlock } from './commands.ts'
import { currentPlace } from './places.ts'
import { tell } from './tell.ts'

/**
 * Makes a block of a kind where the caret is; what was typed to find it goes. A block that is made by choosing asks at
 * once what it shall show.
 */
export function chooseKind(
  view: EditorView,
  kind: BlockKind,
  typed?: { from: number; query: string },
): boolean {
  if (typed) view.dispatch(view.state.tr.delete(typed.from, typed.from + typed.query.length + 1))
  const { state } = view
  const place = currentPlace(state)
  // An empty block becomes the new one; beside words a new one is made below.
  const isEmpty = place !== null && canConvert(place.node) && place.node.textContent === ''
  const turned = isEmpty ? convertBlocks(state, kind) : null
  const made = newBlock(kind)
  view.dispatch(turned ?? insertBlock(state, made))
  view.focus()
  tell(view, `${kind.label}を置きました。`)
  if (made.isAtom && BLOCK_FORMS[kind.type]) askToEdit(view, made.attrs.id)
  return true
}
