import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { newParagraph } from '../model/to-node.ts'

/** Whether the last block cannot be typed in: a picture, a card, a table. */
export const isClosed = ({ lastChild }: Pick<Node, 'lastChild'>): boolean =>
  lastChild !== null && (lastChild.isAtom || lastChild.type.spec.isolating === true)

/** Appends an empty line for typing. It is not published while empty. */
export const withLastLine = (doc: Node): Node =>
  isClosed(doc) ? doc.copy(doc.content.addToEnd(newParagraph())) : doc

/** Keeps an empty line at the end. */
export const lastLine = () =>
  new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }: EditorState) =>
      transactions.some(({ docChanged }) => docChanged) && isClosed(doc)
        ? tr.insert(doc.content.size, newParagraph())
        : null,
  })
