import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

const FIRST = 'ここから書きはじめます。「/」でブロックを選べます。'
const NEXT = '文章を書くか、「/」でブロックを選びます'

const mark = (node: Node, pos: number, message: string): Decoration =>
  Decoration.node(pos, pos + node.nodeSize, { 'data-empty': message })

/** Placeholders of empty blocks; for paragraphs only at the caret. */
export const placeholders = () =>
  new Plugin({
    props: {
      decorations: ({ doc, selection }) => {
        const marks: Decoration[] = []
        const { $from } = selection
        doc.descendants((node, pos) => {
          if (!node.isTextblock) return !node.isAtom
          if (node.content.size > 0) return false
          const message: string | undefined = node.type.spec.placeholder
          if (message) marks.push(mark(node, pos, message))
          else if (node.type.name === 'paragraph' && doc.childCount === 1) marks.push(mark(node, pos, FIRST))
          else if (node === $from.parent && node.type.name === 'paragraph') marks.push(mark(node, pos, NEXT))
          return false
        })
        return DecorationSet.create(doc, marks)
      },
    },
  })
