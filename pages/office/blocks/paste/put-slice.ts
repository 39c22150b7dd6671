import { closeHistory } from 'prosemirror-history'
import type { Slice } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { lineAt, lineBelowSelected } from '../model/commands.ts'
import { isClosed } from '../plugins/last-line.ts'

/** End of the content inserted by the last step, as a block boundary. */
function endOfContent(tr: Transaction): number {
  let end = tr.selection.to
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo
  })
  const $end = tr.doc.resolve(end)
  return $end.depth === 0 ? end : $end.before(1)
}

/**
 * Replaces the selected text, or inserts below a selected atom. If the last inserted block cannot be typed in, the
 * caret is on an empty line below. It is undone by itself, also right after typing.
 */
export function putSlice(state: EditorState, slice: Slice): Transaction {
  const tr = closeHistory(lineBelowSelected(state) ?? state.tr).replaceSelection(slice)
  return (isClosed(slice.content) ? lineAt(tr, endOfContent(tr)) : tr).scrollIntoView()
}
