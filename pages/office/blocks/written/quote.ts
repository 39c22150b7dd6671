import blocks from '#renderer/blocks/Blocks.module.css'
import { runsOf } from '../model/runs-of.ts'
import own from '../Surface.module.css'
import { BOX, defineWritten, ID, isTextOrNull, marked, STILL, withInline } from './written-block.ts'

export const quote = defineWritten({
  nodes: {
    quote: {
      ...BOX,
      attrs: { ...ID, source: { default: null }, sourceUrl: { default: null } },
      toDOM: ({ attrs }) => [
        'figure',
        marked(attrs, { class: blocks.quote }),
        ['blockquote', { class: own.quoteText }, 0],
        ...(attrs.source ? [['figcaption', { ...STILL, class: blocks.source }, attrs.source]] : []),
      ],
      clipboard: (node, carried) => ['blockquote', carried(node), 0],
      placeholder: '引用する文章',
    },
  },
  normalData: (data) => ({ source: null, sourceUrl: null, ...withInline(data) }),
  hasValidAttributes: ({ source, sourceUrl }) => isTextOrNull(source) && isTextOrNull(sourceUrl),
  nodeOf: ({ node, runs }, id, { text, source, sourceUrl }) =>
    node('quote', { id, source, sourceUrl }, runs(text)),
  dataOf: (node) => ({ text: runsOf(node), source: node.attrs.source, sourceUrl: node.attrs.sourceUrl }),
})
