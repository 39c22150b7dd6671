import { type Command, Selection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { faqItem, faqQuestion, faqAnswer } = schema.nodes

const newItem = () => faqItem.create(null, [faqQuestion.create(), faqAnswer.create()])

/** The depth of the question and answer that the caret is in: they are two levels above its text. */
const itemDepth = 2

/** A question below the one in hand. */
export const addQuestion: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.node(itemDepth)?.type !== faqItem) return false
  const at = $from.after(itemDepth)
  tr.insert(at, newItem())
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 2))).scrollIntoView())
  return true
}

/** The question in hand goes with its answer; of a single one the words go. */
export const removeQuestion: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.node(itemDepth)?.type !== faqItem) return false
  const [from, to] = [$from.before(itemDepth), $from.after(itemDepth)]
  if ($from.node(1).childCount === 1) tr.replaceWith(from, to, newItem())
  else tr.delete(from, to)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from + 2, tr.doc.content.size)))))
  return true
}
