import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { noteElement } from './note-element.ts'
import { tooLong } from './too-long.ts'

type Note = { from: number; to: number; node: Node; words: string }

const notesOf = (doc: Node): Note[] => {
  const notes: Note[] = []
  doc.forEach((node, from) => {
    const words = tooLong(node).join(' ')
    if (words) notes.push({ from, to: from + node.nodeSize, node, words })
  })
  return notes
}

const marksOf = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    notesOf(doc).flatMap(({ from, to, node, words }) => [
      Decoration.node(from, to, { 'data-too-long': '' }),
      Decoration.widget(to, () => noteElement(words, true), {
        side: -1,
        key: `${node.attrs.id}${words}`,
        ignoreSelection: true,
      }),
    ]),
  )

const wrongIds = ({ doc }: EditorState): string[] => notesOf(doc).map(({ node }) => node.attrs.id)

/** Says below a block, while one writes, that it is longer than readers' pages have room for. */
export const lengthNotes = (say: (words: string) => void) =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => marksOf(doc),
      apply: (tr, marks) => (tr.docChanged ? marksOf(tr.doc) : marks),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
    view: () => ({
      update: ({ state }, before) => {
        if (state.doc === before.doc) return
        const known = new Set(wrongIds(before))
        // Once, when it becomes too long: not with each further letter.
        const fresh = notesOf(state.doc).find(({ node }) => !known.has(node.attrs.id))
        if (fresh) say(fresh.words)
      },
    }),
  })
