import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { noteElement } from './note-element.ts'
import { tooLong } from './too-long.ts'

type Note = { from: number; to: number; node: Node; message: string }

const notesOf = (doc: Node): Note[] => {
  const notes: Note[] = []
  doc.forEach((node, from) => {
    const message = tooLong(node).join(' ')
    if (message) notes.push({ from, to: from + node.nodeSize, node, message })
  })
  return notes
}

const marksOf = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    notesOf(doc).flatMap(({ from, to, node, message }) => [
      Decoration.node(from, to, { 'data-too-long': '' }),
      Decoration.widget(to, () => noteElement(message, true), {
        side: -1,
        key: `${node.attrs.id}${message}`,
        ignoreSelection: true,
      }),
    ]),
  )

const wrongIds = ({ doc }: EditorState): string[] => notesOf(doc).map(({ node }) => node.attrs.id)

/** Shows a note below blocks that are too long, while typing. */
export const lengthNotes = (announce: (message: string) => void) =>
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
        const previousIds = new Set(wrongIds(before))
        // Announced once, when the limit is exceeded.
        const fresh = notesOf(state.doc).find(({ node }) => !previousIds.has(node.attrs.id))
        if (fresh) announce(fresh.message)
      },
    }),
  })
