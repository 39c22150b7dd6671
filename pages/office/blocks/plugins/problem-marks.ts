import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import { placeAt } from '../model/places.ts'
import { isBlank } from '../model/to-block.ts'
import styles from '../Surface.module.css'
import { noteElement } from './note-element.ts'

type Told = { index: number; problem: Problem }

const key = new PluginKey<DecorationSet>('problems')

/** `blocks.3.data.text` is about the third block that was handed out; lines without words are none. */
const blockOf = ({ field }: Problem): number | null => {
  const [, index] = /(?:^|\.)blocks\.(\d+)(?:\.|$)/.exec(`.${field}`) ?? []
  return index === undefined ? null : Number(index)
}

/** Of a block that is written here its length is told while one writes (length-notes.ts). */
const isToldAnyway = ({ message }: Problem, node: Node): boolean =>
  message.endsWith('文字以内で入力してください。') && !node.isAtom

/** Shows problems at the blocks they are about. They move with them until others come. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { doc } = view.state
  const written = doc.content.content.flatMap((node, index) => (isBlank(node) ? [] : [index]))
  const told = problems.flatMap((problem): Told[] => {
    const at = written[blockOf(problem) ?? -1]
    return at === undefined ? [] : [{ index: at, problem }]
  })
  const marks = told.flatMap(({ index, problem }) => {
    const place = placeAt(doc, index)
    if (!place || isToldAnyway(problem, place.node)) return []
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
