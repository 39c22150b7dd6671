import { closeHistory } from 'prosemirror-history'
import type { DOMParser, ParseOptions } from 'prosemirror-model'
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { setLink } from '../model/marks.ts'
import { openDialog } from '../model/open-dialog.ts'
import { isSafeHref } from '../model/safe-href.ts'
import { schema } from '../model/schema.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import { cspSafeHtml } from './csp-safe-html.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { isMarkdown } from './markdown.ts'
import { ownSerializer } from './own-serializer.ts'
import { NO_LOSSES, notifyLosses, type PasteLosses } from './paste-losses.ts'
import { pasteMarkdown } from './paste-markdown.ts'
import { blocksOfText } from './plain-text.ts'
import { putSlice } from './put-slice.ts'

const isText = (node: Node | null | undefined): boolean => node?.type.name === 'paragraph'

/** Open at both ends for text, so that it merges with the surrounding text. */
const sliceOf = (blocks: readonly DraftBlock[]): Slice => {
  const fragment = Fragment.fromArray(blocks.map(nodeOfBlock))
  return new Slice(fragment, isText(fragment.firstChild) ? 1 : 0, isText(fragment.lastChild) ? 1 : 0)
}

/** The whole text of a slice in one line, with a space between blocks. */
function onOneLine({ content }: Slice, withMarks: boolean): Fragment {
  const pieces: Node[] = []
  content.descendants((node) => {
    if (node.isTextblock && pieces.length > 0) pieces.push(schema.text(' '))
    if (node.isText) pieces.push(withMarks ? node : schema.text(node.text ?? ''))
    else if (withMarks && node.isInline) pieces.push(node)
    else if (node.type.name === 'lineBreak') pieces.push(schema.text(' '))
    return true
  })
  return Fragment.fromArray(pieces)
}

/** Parts of multi-part blocks accept text only. */
const allowsTextOnly = ($pos: ResolvedPos): boolean =>
  !['paragraph', 'heading', 'listItem', 'doc'].includes($pos.parent.type.name)

const isOneAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text) && isSafeHref(text)

// Set by the parser and read by the paste handler of the same event; ProseMirror passes nothing but the slice.
let lost: PasteLosses = NO_LOSSES
/** `plain`: pasted as text on purpose (Ctrl+Shift+V). */
let source: 'html' | 'text' | 'plain' = 'text'

/** Whether HTML says no more than its text, as that of a code editor, where Markdown is often copied from. */
const isBare = ({ content }: Slice): boolean => {
  let isOnlyText = true
  content.descendants((node) => {
    isOnlyText &&= node.marks.length === 0 && (node.isText || isText(node) || node.type.name === 'lineBreak')
  })
  return isOnlyText
}

/** Only files without text: text copied with an image is pasted as text. */
const filesIn = (data: DataTransfer | null): File[] =>
  data?.getData('text/plain') ? [] : [...(data?.files ?? [])]

function handlePaste(view: EditorView, event: ClipboardEvent, slice: Slice): boolean {
  const { state } = view
  const { $from, $to, from, to, empty } = state.selection
  const files = filesIn(event.clipboardData)
  if (files.length > 0) {
    openDialog(view, { name: 'files', files })
    return true
  }
  if (slice.size === 0) return false
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  const allowsMarks = $from.parent.inlineContent && $from.parent.type.spec.marks !== ''
  if (!empty && isOneAddress(text) && $from.sameParent($to) && allowsMarks) {
    view.dispatch(setLink(state, { from, to }, '', text))
    return true
  }
  const isLine = $from.parent.inlineContent && allowsTextOnly($from) && $from.sameParent($to)
  const markdown = event.clipboardData?.getData('text/plain').toWellFormed() ?? ''
  if (!isLine && source !== 'plain' && isMarkdown(markdown) && (source === 'text' || isBare(slice))) {
    void pasteMarkdown(view, markdown, slice, sliceOf)
    return true
  }
  const tr = isLine
    ? closeHistory(state.tr).replaceWith(from, to, onOneLine(slice, allowsMarks)).scrollIntoView()
    : putSlice(state, slice)
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'))
  notifyLosses(lost, !isLine)
  return true
}

/** External content is inserted where it is dropped, as if pasted there. */
function handleDrop(view: EditorView, event: DragEvent, slice: Slice): boolean {
  if (view.dragging) return false
  const files = filesIn(event.dataTransfer)
  if (files.length === 0 && slice.size === 0) return false
  const { pos } = view.posAtCoords({ left: event.clientX, top: event.clientY }) ?? { pos: 0 }
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(pos))))
  view.focus()
  if (files.length > 0) openDialog(view, { name: 'files', files })
  else {
    view.dispatch(putSlice(view.state, slice).setMeta('uiEvent', 'drop'))
    notifyLosses(lost, true)
  }
  return true
}

// The part of DOMParser that the editor uses. It gets an inert document, in which nothing runs.
const parser = {
  parseSlice: (dom: globalThis.Node, _options?: ParseOptions) => {
    const read = blocksOfHtml(dom)
    lost = read.lost
    source = 'html'
    return sliceOf(read.blocks)
  },
} as unknown as DOMParser

/** Handlers for paste, drop and copy. */
export const clipboardProps: Partial<EditorProps> = {
  clipboardParser: parser,
  clipboardTextParser: (text, _context, isPlain) => {
    lost = NO_LOSSES
    source = isPlain ? 'plain' : 'text'
    return sliceOf(blocksOfText(text.toWellFormed()))
  },
  clipboardSerializer: ownSerializer,
  clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n'),
  // ProseMirror would wrap the pasted content in the nodes named here.
  transformPastedHTML: (html) =>
    cspSafeHtml(html.toWellFormed()).replaceAll(/data-pm-slice/gi, 'data-from-elsewhere'),
  handlePaste,
  handleDrop,
}
