import { type EditorState, Plugin } from 'prosemirror-state'
import { soundList } from '../model/list-levels.ts'

/** Keeps items inside an item above them, after their list was split, joined or cut. */
export const listDepths = () =>
  new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }: EditorState) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      // Attributes change no positions.
      doc.forEach((node, at) => {
        if (node.type.name === 'list') soundList(tr, node, at)
      })
      return tr.docChanged ? tr : null
    },
  })
