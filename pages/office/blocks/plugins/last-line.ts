import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { newParagraph } from '../model/to-node.ts'

/** Whether writing cannot go on below the last block: a picture, a card, a table. */
export const isClosed = ({ lastChild }: Pick<Node, 'lastChild'>): boolean =>
  lastChild !== null && (lastChild.isAtom || lastChild.type.spec.isolating === true)

/** A document with a line at its end to go on writing. It is handed out to nobody while nothing is written on it. */
export const withLastLine = (doc: Node): Node =>
  isClosed(doc) ? doc.copy(doc.content.addToEnd(newParagraph())) : doc

/** There is always a line to go on writing. */
export const lastLine = () =>
  new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }: EditorState) =>
      transactions.some(({ docChanged }) => docChanged) && isClosed(doc)
        ? tr.insert(doc.content.size, newParagraph())
        : null,
  })
