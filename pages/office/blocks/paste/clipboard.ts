import type { DOMParser, ParseOptions } from 'prosemirror-model'
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { ask } from '../model/ask.ts'
import { setLink } from '../model/marks.ts'
import { isSafeHref } from '../model/safe-href.ts'
import { schema } from '../model/schema.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { type Lost, NOTHING_LOST, sayLost } from './lost.ts'
import { ownSerializer } from './own-serializer.ts'
import { blocksOfText } from './plain-text.ts'
import { putSlice } from './put-slice.ts'
import { quietHtml } from './quiet-html.ts'

const isText = (node: Node | null | undefined): boolean => node?.type.name === 'paragraph'

/** Text at either end goes on with the text that it is put into. */
const sliceOf = (blocks: readonly DraftBlock[]): Slice => {
  const fragment = Fragment.fromArray(blocks.map(nodeOfBlock))
  return new Slice(fragment, isText(fragment.firstChild) ? 1 : 0, isText(fragment.lastChild) ? 1 : 0)
}

/** All words of a slice on one line, with a space where a block ended. */
function onOneLine({ content }: Slice, withMarks: boolean): Fragment {
  const pieces: Node[] = []
  content.descendants((node) => {
    if (node.isTextblock && pieces.length > 0) pieces.push(schema.text(' '))
    if (node.isText) pieces.push(withMarks ? node : schema.text(node.text ?? ''))
    return true
  })
  return Fragment.fromArray(pieces)
}

/** What stands inside a block of several parts takes text, never blocks. */
const takesTextOnly = ($pos: ResolvedPos): boolean =>
  !['paragraph', 'heading', 'listItem', 'doc'].includes($pos.parent.type.name)

const isOneAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text) && isSafeHref(text)

// ProseMirror hands a slice from the parser to the handler of the same event, and nothing else.
let lost: Lost = NOTHING_LOST

/** Pictures alone; a text of which the clipboard holds a picture as well is a text. */
const filesIn = (data: DataTransfer | null): File[] =>
  data?.getData('text/plain') ? [] : [...(data?.files ?? [])]

function handlePaste(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  const { state } = view
  const { $from, $to, from, to, empty } = state.selection
  const files = filesIn(event.clipboardData)
  if (files.length > 0) {
    ask(view, { name: 'files', files })
    return true
  }
  if (slice.size === 0) return false
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  const takesMarks = $from.parent.inlineContent && $from.parent.type.spec.marks !== ''
  if (!empty && isOneAddress(text) && $from.sameParent($to) && takesMarks) {
    view.dispatch(setLink(state, { from, to }, '', text))
    return true
  }
  const isLine = $from.parent.inlineContent && takesTextOnly($from) && $from.sameParent($to)
  const tr = isLine
    ? state.tr.replaceWith(from, to, onOneLine(slice, takesMarks)).scrollIntoView()
    : putSlice(state, slice)
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))
  sayLost(lost, !isLine)
  return true
}

/** What comes from elsewhere goes where it is let go, as if it were pasted there. */
function handleDrop(view: EditorView, event: DragEvent, slice: Slice): boolean {
  if (view.dragging) return false
  const files = filesIn(event.dataTransfer)
  if (files.length === 0 && slice.size === 0) return false
  const { pos } = view.posAtCoords({ left: event.clientX, top: event.clientY }) ?? { pos: 0 }
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(pos))))
  view.focus()
  if (files.length > 0) ask(view, { name: 'files', files })
  else {
    view.dispatch(putSlice(view.state, slice).setMeta('uiEvent', 'drop'))
    sayLost(lost, true)
  }
  return true
}

// Only what the editor asks of a parser. It is given a document that is not shown, in which nothing runs.
const parser = {
  parseSlice: (dom: globalThis.Node, _options?: ParseOptions) => {
    const read = blocksOfHtml(dom)
    lost = read.lost
    return sliceOf(read.blocks)
  },
} as unknown as DOMParser

/** What comes from a clipboard or is dropped, and what is put on it. */
export const clipboardProps: Partial<EditorProps> = {
  clipboardParser: parser,
  clipboardTextParser: (text) => {
    lost = NOTHING_LOST
    return sliceOf(blocksOfText(text.toWellFormed()))
  },
  clipboardSerializer: ownSerializer,
  clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n'),
  // ProseMirror would build the nodes that this names around what is pasted.
  transformPastedHTML: (html) =>
    quietHtml(html.toWellFormed()).replaceAll(/data-pm-slice/gi, 'data-from-elsewhere'),
  handlePaste,
  handleDrop,
}
