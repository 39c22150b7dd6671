import { type Command, Selection, type Transaction } from 'prosemirror-state'
import { lineAt, lineBelowSelected } from '../model/commands.ts'
import { placeAt, selectedIndexes } from '../model/places.ts'
import { isBlank } from '../model/to-block.ts'
import { newParagraph } from '../model/to-node.ts'

// Enter where splitting the block is not the right behaviour.

const below = (tr: Transaction, at: number): Transaction => {
  tr.insert(at, newParagraph())
  return tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView()
}

/** Adds a line below the current block: the way out of tables, FAQs and pictures. */
export const lineBelow: Command = ({ doc, selection, tr }, dispatch) => {
  const place = placeAt(doc, selectedIndexes(selection).last)
  if (place && !isBlank(place.node)) dispatch?.(lineAt(tr, place.to))
  return place !== null
}

/** With a selected atom, continues on a line below. */
export const exitSelected: Command = (state, dispatch) => {
  const tr = lineBelowSelected(state)
  if (tr) dispatch?.(tr)
  return tr !== null
}

/** From a quote, callout or PR notice, continues in a paragraph below. */
export const exitBox: Command = ({ selection, tr }, dispatch) => {
  const { $from, $to } = selection
  if (!$from.parent.type.spec.isBox || !$from.sameParent($to)) return false
  const rest = $from.parent.content.cut($to.parentOffset)
  const trimmed = tr.delete($from.pos, $from.end())
  const at = trimmed.mapping.map($from.after())
  dispatch?.(
    rest.size > 0
      ? below(trimmed, at).replaceWith(at, at + 2, newParagraph().copy(rest))
      : below(trimmed, at),
  )
  return true
}

/** An empty item ends its list; in the middle it splits the list. */
export const exitList: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'listItem' || $from.parent.content.size > 0) return false
  const list = $from.node(-1)
  const index = $from.index(-1)
  const [before, after] = [list.content.content.slice(0, index), list.content.content.slice(index + 1)]
  const { id, ...attrs } = list.attrs
  const paragraph = newParagraph()
  const nodes = [
    ...(before.length > 0 ? [list.type.create({ id, ...attrs }, before)] : []),
    paragraph,
    ...(after.length > 0 ? [list.type.create({ ...attrs, id: before.length > 0 ? '' : id }, after)] : []),
  ]
  const start = $from.before(-1)
  tr.replaceWith(start, $from.after(-1), nodes)
  const at = start + (before.length > 0 ? (nodes[0]?.nodeSize ?? 0) : 0)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** From a question to its answer; from an answer to the next question, or out if the question is empty. */
export const nextInFaq: Command = ({ selection, schema, tr }, dispatch) => {
  const { $from } = selection
  const name = $from.parent.type.name
  if (name !== 'faqQuestion' && name !== 'faqAnswer') return false
  if (name === 'faqQuestion') {
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView())
    return true
  }
  const [item, faq] = [$from.node(-1), $from.node(-2)]
  const isLast = $from.index(-2) === faq.childCount - 1
  if (item.textContent === '' && isLast && faq.childCount > 1) {
    const end = $from.after(-2)
    tr.delete($from.before(-1), $from.after(-1))
    dispatch?.(below(tr, tr.mapping.map(end)))
    return true
  }
  const { faqItem, faqQuestion, faqAnswer } = schema.nodes
  if (!faqItem || !faqQuestion || !faqAnswer) return false
  const at = $from.after(-1)
  tr.insert(at, faqItem.create(null, [faqQuestion.create(), faqAnswer.create()]))
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 2))).scrollIntoView())
  return true
}

/** Splitting a heading continues with a paragraph, never with a second heading. */
export const afterHeading: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection
  if (!empty || $from.parent.type.name !== 'heading' || $from.parentOffset < $from.parent.content.size)
    return false
  dispatch?.(below(tr, $from.after()))
  return true
}
