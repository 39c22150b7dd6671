import type { DOMParser, ParseOptions } from 'prosemirror-model'
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { setLink } from '../model/marks.ts'
import { isSafeHref } from '../model/safe-href.ts'
import { schema } from '../model/schema.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { ownSerializer } from './own-serializer.ts'
import { blocksOfText } from './plain-text.ts'
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

function handlePaste(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  const { state } = view
  const { $from, $to, from, to, empty } = state.selection
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  const takesMarks = $from.parent.inlineContent && $from.parent.type.spec.marks !== ''
  if (!empty && isOneAddress(text) && $from.sameParent($to) && takesMarks) {
    view.dispatch(setLink(state, { from, to }, '', text))
    return true
  }
  if (!$from.parent.inlineContent || !takesTextOnly($from) || !$from.sameParent($to)) return false
  view.dispatch(state.tr.replaceWith(from, to, onOneLine(slice, takesMarks)).scrollIntoView())
  return true
}

// Only what the editor asks of a parser. It is given a document that is not shown, in which nothing runs.
const parser = {
  parseSlice: (dom: globalThis.Node, _options?: ParseOptions) => sliceOf(blocksOfHtml(dom)),
} as unknown as DOMParser

/** What comes from a clipboard or is dropped, and what is put on it. */
export const clipboardProps: Partial<EditorProps> = {
  clipboardParser: parser,
  clipboardTextParser: (text) => sliceOf(blocksOfText(text)),
  clipboardSerializer: ownSerializer,
  clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n'),
  // ProseMirror would build the nodes that this names around what is pasted.
  transformPastedHTML: (html) => quietHtml(html).replaceAll(/data-pm-slice/gi, 'data-from-elsewhere'),
  handlePaste,
}
