import type { Slice } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { lineAt, lineBelowSelected } from '../model/commands.ts'
import { isClosed } from '../plugins/last-line.ts'

/** Where the last step has put its content to, as the boundary between two blocks. */
function endOfContent(tr: Transaction): number {
  let end = tr.selection.to
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo
  })
  const $end = tr.doc.resolve(end)
  return $end.depth === 0 ? end : $end.before(1)
}

/**
 * In place of the selected words, or below a block that is selected as a whole. Where writing cannot go on in what was
 * put last, the caret stands on an empty line below it.
 */
export function putSlice(state: EditorState, slice: Slice): Transaction {
  const tr = (lineBelowSelected(state) ?? state.tr).replaceSelection(slice)
  return (isClosed(slice.content) ? lineAt(tr, endOfContent(tr)) : tr).scrollIntoView()
}
