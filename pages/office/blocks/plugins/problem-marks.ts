import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import { placeAt } from '../model/places.ts'
import { isBlank } from '../model/to-block.ts'
import styles from '../Surface.module.css'
import { noteElement } from './note-element.ts'

type PlacedProblem = { index: number; problem: Problem }

const key = new PluginKey<DecorationSet>('problems')

/** The index in `blocks.3.data.text` refers to published blocks; empty lines do not count. */
const blockOf = ({ field }: Problem): number | null => {
  const [, index] = /(?:^|\.)blocks\.(\d+)(?:\.|$)/.exec(`.${field}`) ?? []
  return index === undefined ? null : Number(index)
}

/** Lengths of text blocks are shown while typing (length-notes.ts). */
const isAlwaysShown = ({ message }: Problem, node: Node): boolean =>
  message.endsWith('文字以内で入力してください。') && !node.isAtom

/** Shows problems at their blocks; they move with the blocks until replaced. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { doc } = view.state
  const written = doc.content.content.flatMap((node, index) => (isBlank(node) ? [] : [index]))
  const placed = problems.flatMap((problem): PlacedProblem[] => {
    const at = written[blockOf(problem) ?? -1]
    return at === undefined ? [] : [{ index: at, problem }]
  })
  const marks = placed.flatMap(({ index, problem }) => {
    const place = placeAt(doc, index)
    if (!place || isAlwaysShown(problem, place.node)) return []
    const note = Decoration.widget(place.to, () => noteElement(problem.message, problem.isBlocking), {
      side: -1,
      key: `${place.node.attrs.id}${problem.message}`,
      ignoreSelection: true,
    })
    return [Decoration.node(place.from, place.to, { class: styles.wrong ?? '' }), note]
  })
  view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(doc, marks)).setMeta('addToHistory', false))
}

export const problemMarks = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => tr.getMeta(key) ?? marks.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => key.getState(state) },
  })
