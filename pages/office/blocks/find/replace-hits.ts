import { closeHistory } from 'prosemirror-history'
import type { Mark, Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { schema } from '../model/schema.ts'
import type { Hit } from './hits.ts'

const isRuby = ({ type }: Mark): boolean => type === schema.marks.ruby

const hasRuby = (doc: Node, { from, to }: Hit): boolean => doc.rangeHasMark(from, to, schema.marks.ruby)

/** The marks that the new words get: those of the first old letter; a reading only if all of the old words had it. */
const marksFor = (doc: Node, { from, to }: Hit): readonly Mark[] => {
  const first = doc.nodeAt(from)
  if (!first) return []
  const $from = doc.resolve(from)
  const isWithin = $from.parentOffset - $from.textOffset + first.nodeSize >= $from.parentOffset + (to - from)
  return first.marks.filter((mark) => isWithin || !isRuby(mark))
}

/** Replaces words, the last ones first so that positions hold, as one undo step. `rubies`: how many had a reading. */
export function replaceHits(
  state: EditorState,
  hits: readonly Hit[],
  words: string,
): { tr: Transaction; rubies: number } {
  const { doc } = state
  const tr = closeHistory(state.tr)
  for (const hit of hits.toReversed())
    if (words) tr.replaceWith(hit.from, hit.to, schema.text(words, marksFor(doc, hit)))
    else tr.delete(hit.from, hit.to)
  return { tr, rubies: hits.filter((hit) => hasRuby(doc, hit)).length }
}
