import { normalInline } from '../model/normal-form.ts'
import { runsOf } from '../model/runs-of.ts'
import { defineWritten, ID, listOf, marked, tag } from './written-block.ts'

export const list = defineWritten({
  nodes: {
    list: {
      group: 'block',
      content: 'listItem+',
      attrs: { ...ID, ordered: { default: false } },
      toDOM: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', marked(attrs), 0],
      clipboard: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', 0],
    },
    listItem: {
      content: 'inline*',
      defining: true,
      toDOM: tag('li'),
      clipboard: tag('li'),
      placeholder: '項目',
    },
  },
  normalData: (data) => ({ ordered: false, ...data, items: listOf(data.items).map(normalInline) }),
  hasValidAttributes: ({ ordered }) => typeof ordered === 'boolean',
  nodeOf: ({ node, runs }, id, { ordered, items }) =>
    node(
      'list',
      { id, ordered },
      (items as unknown[]).map((item) => node('listItem', null, runs(item))),
    ),
  dataOf: ({ attrs, children }) => ({ ordered: attrs.ordered, items: children.map(runsOf) }),
})
