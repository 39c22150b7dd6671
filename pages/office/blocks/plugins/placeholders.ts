import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

const FIRST = 'ここから書きはじめます。「/」でブロックを選べます。'
const NEXT = '文章を書くか、「/」でブロックを選びます'

const mark = (node: Node, pos: number, words: string): Decoration =>
  Decoration.node(pos, pos + node.nodeSize, { 'data-empty': words })

/** What an empty place is for. A paragraph says so only while the caret is in it. */
export const placeholders = () =>
  new Plugin({
    props: {
      decorations: ({ doc, selection }) => {
        const marks: Decoration[] = []
        const { $from } = selection
        doc.descendants((node, pos) => {
          if (!node.isTextblock) return !node.isAtom
          if (node.content.size > 0) return false
          const words: string | undefined = node.type.spec.placeholder
          if (words) marks.push(mark(node, pos, words))
          else if (node.type.name === 'paragraph' && doc.childCount === 1) marks.push(mark(node, pos, FIRST))
          else if (node === $from.parent && node.type.name === 'paragraph') marks.push(mark(node, pos, NEXT))
          return false
        })
        return DecorationSet.create(doc, marks)
      },
    },
  })
