import { type Command, Selection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { faqItem, faqQuestion, faqAnswer } = schema.nodes

const newItem = () => faqItem.create(null, [faqQuestion.create(), faqAnswer.create()])

/** Depth of the FAQ item with the caret: two levels above its text. */
const itemDepth = 2

/** Adds a question below the current one. */
export const addQuestion: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.node(itemDepth)?.type !== faqItem) return false
  const at = $from.after(itemDepth)
  tr.insert(at, newItem())
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 2))).scrollIntoView())
  return true
}

/** Removes the current question and its answer; the last one is emptied instead. */
export const removeQuestion: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.node(itemDepth)?.type !== faqItem) return false
  const [from, to] = [$from.before(itemDepth), $from.after(itemDepth)]
  if ($from.node(1).childCount === 1) tr.replaceWith(from, to, newItem())
  else tr.delete(from, to)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from + 2, tr.doc.content.size)))))
  return true
}
