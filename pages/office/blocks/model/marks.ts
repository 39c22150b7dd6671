import type { Mark, Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { rubyMark } from './inline-text.ts'
import { isSafeHref } from './safe-href.ts'
import { schema } from './schema.ts'

/** A mark without a value. */
export type SimpleMark = 'bold' | 'marker' | 'strike'
type Range = { from: number; to: number }

const allowsMarks = ({ inlineContent, type }: Node): boolean => inlineContent && type.spec.marks !== ''

/** Whether any text in the selection can carry marks. */
export function canMark({ doc, selection: { $from, from, to, empty } }: EditorState): boolean {
  if (empty || allowsMarks($from.parent)) return allowsMarks($from.parent)
  let isFound = false
  doc.nodesBetween(from, to, (node) => {
    isFound ||= allowsMarks(node)
    return !isFound
  })
  return isFound
}

/** Whether the selection is within a single text without a note in it: required for links and ruby. */
export const isOneText = ({ doc, selection: { $from, $to } }: EditorState): boolean =>
  allowsMarks($from.parent) &&
  $from.sameParent($to) &&
  doc.textBetween($from.pos, $to.pos).length === $to.pos - $from.pos

const rubyOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ type }) => type === schema.marks.ruby)

/** Expands a range to whole ruby texts; otherwise the reading would be duplicated. */
function whole(doc: Node, { from, to }: Range): Range {
  const range = { from, to }
  const around = (pos: number) => {
    const $pos = doc.resolve(pos)
    return $pos.parent.inlineContent ? $pos : null
  }
  for (const $pos of [around(from), around(to)]) {
    if (!$pos) continue
    $pos.parent.forEach((child, offset) => {
      if (!rubyOf(child.marks)) return
      const start = $pos.start() + offset
      const end = start + child.nodeSize
      if (start < range.from && end > range.from) range.from = start
      if (start < range.to && end > range.to) range.to = end
    })
  }
  return range
}

const isMarked = (state: EditorState, name: SimpleMark, { from, to }: Range): boolean =>
  from === to
    ? Boolean(schema.marks[name].isInSet(state.storedMarks ?? state.selection.$from.marks()))
    : state.doc.rangeHasMark(from, to, schema.marks[name])

/** Whether the selection, or the next typed text, carries a mark. */
export const isActive = (state: EditorState, name: SimpleMark): boolean =>
  isMarked(state, name, state.selection)

export const toggle =
  (name: SimpleMark): Command =>
  (state, dispatch) => {
    if (!canMark(state)) return false
    const range = whole(state.doc, state.selection)
    const isOn = isMarked(state, name, range)
    const { tr } = state
    const mark = schema.marks[name].create()
    if (range.from === range.to) isOn ? tr.removeStoredMark(mark) : tr.addStoredMark(mark)
    else isOn ? tr.removeMark(range.from, range.to, mark) : tr.addMark(range.from, range.to, mark)
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Range and text of a link or ruby. */
type Marked = Range & { mark: Mark; text: string }

/** The link or ruby that contains the selection. */
export function markedAt({ doc, selection }: EditorState, name: 'link' | 'ruby'): Marked | null {
  const { $from } = selection
  if (!$from.parent.inlineContent) return null
  let found: Marked | null = null
  $from.parent.forEach((child, offset) => {
    const mark = child.marks.find(({ type }) => type.name === name)
    const from = $from.start() + offset
    const to = from + child.nodeSize
    if (found && mark && found.to === from && found.mark.eq(mark)) {
      const isTouched = selection.from <= to
      if (isTouched) found = { ...found, to, text: doc.textBetween(found.from, to) }
    } else if (mark && from <= selection.from && selection.from <= to && selection.to <= to)
      found = { from, to, mark, text: doc.textBetween(from, to) }
  })
  return found
}

/** The range for a new link or ruby: the existing one, or the selection. */
export function rangeFor(state: EditorState, name: 'link' | 'ruby'): (Range & { text: string }) | null {
  const { selection, doc } = state
  const old = markedAt(state, name)
  if (old && selection.empty) return old
  if (!isOneText(state)) return null
  const range = whole(doc, selection)
  return { ...range, text: doc.textBetween(range.from, range.to) }
}

/** Sets or removes (empty `href`) a link. Without selected text, `text` is inserted. */
export function setLink(state: EditorState, range: Range, text: string, href: string) {
  const { link } = schema.marks
  const tr = state.tr
  if (range.from === range.to && text && href) {
    const marks = link.create({ href }).addToSet(state.selection.$from.marks())
    tr.insert(range.from, schema.text(text, marks))
    return tr.setSelection(TextSelection.create(tr.doc, range.from + text.length)).removeStoredMark(link)
  }
  tr.removeMark(range.from, range.to, link)
  return href && isSafeHref(href) ? tr.addMark(range.from, range.to, link.create({ href })) : tr
}

/** Sets or removes (empty `reading`) a ruby text. */
export function setRuby(state: EditorState, range: Range, text: string, reading: string) {
  const tr = state.tr
  if (range.from === range.to && text && reading)
    return tr.insert(range.from, schema.text(text, rubyMark(reading).addToSet(state.selection.$from.marks())))
  tr.removeMark(range.from, range.to, schema.marks.ruby)
  return reading ? tr.addMark(range.from, range.to, rubyMark(reading)) : tr
}
