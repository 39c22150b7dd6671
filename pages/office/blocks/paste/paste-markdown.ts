import type { Slice } from 'prosemirror-model'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { DraftBlock } from '../model/to-block.ts'
import { holdSelection } from '../plugins/held-range.ts'
import { isImage } from './made-blocks.ts'
import { blocksOfMarkdown, loadLexer } from './markdown.ts'
import { NO_LOSSES, notifyLosses } from './paste-losses.ts'
import { putSlice } from './put-slice.ts'

/** The blocks of some Markdown; without the parser, as on a train, there are none. */
const read = async (text: string): Promise<DraftBlock[] | null> => {
  try {
    return blocksOfMarkdown(text, await loadLexer())
  } catch {
    return null
  }
}

/**
 * Puts pasted Markdown where the selection was, when the parser is there: writing goes on meanwhile. `asText`: what is pasted
 * if it does not load.
 */
export async function pasteMarkdown(
  view: EditorView,
  text: string,
  asText: Slice,
  sliceOf: (blocks: readonly DraftBlock[]) => Slice,
): Promise<void> {
  const isWhole = view.state.selection instanceof NodeSelection
  const release = holdSelection(view)
  const blocks = await read(text)
  if (view.isDestroyed) return
  const { from, to } = release()
  const { doc, tr } = view.state
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  const node = isWhole ? doc.nodeAt(from) : null
  const selection =
    node?.isAtom === true ? NodeSelection.create(doc, from) : TextSelection.between($from, $to)
  const state = view.state.apply(tr.setSelection(doc.content.size > 0 ? selection : Selection.atStart(doc)))
  view.dispatch(
    putSlice(state, blocks && blocks.length > 0 ? sliceOf(blocks) : asText)
      .setMeta('paste', true)
      .setMeta('uiEvent', 'paste'),
  )
  notifyLosses({ ...NO_LOSSES, pictures: blocks?.filter(isImage).length ?? 0 }, true)
}
