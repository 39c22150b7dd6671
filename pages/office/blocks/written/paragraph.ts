import { runsOf } from '../model/runs-of.ts'
import { defineWritten, ID, marked, tag, withInline } from './written-block.ts'

export const paragraph = defineWritten({
  nodes: {
    paragraph: {
      group: 'block',
      content: 'inline*',
      attrs: ID,
      toDOM: ({ attrs }) => ['p', marked(attrs), 0],
      clipboard: tag('p'),
    },
  },
  normalData: withInline,
  nodeOf: ({ node, runs }, id, { text }) => node('paragraph', { id }, runs(text)),
  dataOf: (node) => ({ text: runsOf(node) }),
})
