import { maxLength } from '../../forms/schema/block-shape.ts'
import { defineWritten, ID, marked } from './written-block.ts'

export const heading = defineWritten({
  nodes: {
    heading: {
      group: 'block',
      content: 'text*',
      marks: '',
      defining: true,
      attrs: { ...ID, level: { default: 2 } },
      toDOM: ({ attrs }) => [`h${attrs.level}`, marked(attrs), 0],
      clipboard: ({ attrs }) => [`h${attrs.level}`, 0],
      placeholder: '見出し',
      limit: { label: '見出し', max: maxLength('heading', 'text') },
    },
  },
  normalData: (data) => ({ level: 2, text: '', ...data }),
  nodeOf: ({ node, text: words }, id, { level, text }) =>
    node('heading', { id, level: level === 3 ? 3 : 2 }, words(text)),
  dataOf: (node) => ({ level: node.attrs.level, text: node.textContent }),
})
