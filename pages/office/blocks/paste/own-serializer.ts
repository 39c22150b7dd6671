import { type DOMOutputSpec, DOMSerializer, type Mark, type Node } from 'prosemirror-model'
import { schema } from '../model/schema.ts'
import { blockOfNode } from '../model/to-block.ts'
import { labelOfNode, summaryOfAtom } from '../model/words.ts'
import { OWN_BLOCK } from './own-block.ts'

type Spec = (node: Node) => DOMOutputSpec

const carried = (node: Node) => ({ [OWN_BLOCK]: JSON.stringify(blockOfNode(node)) })
const as =
  (tag: string): Spec =>
  (node) => [tag, carried(node), 0]
const inner = (tag: string) => (): DOMOutputSpec => [tag, 0]
const summed: Spec = (node) => [
  'p',
  carried(node),
  [labelOfNode(node), summaryOfAtom(node)].filter(Boolean).join('：'),
]

/** Plain HTML that other programs understand. Text that is cut out of a block goes without the block. */
const NODES: Record<string, Spec> = {
  paragraph: inner('p'),
  heading: ({ attrs }) => [`h${attrs.level}`, 0],
  list: (node) => [node.attrs.ordered ? 'ol' : 'ul', 0],
  listItem: inner('li'),
  quote: as('blockquote'),
  callout: as('blockquote'),
  prNotice: as('p'),
  table: (node) => ['table', carried(node), ['tbody', 0]],
  tableHead: inner('tr'),
  tableRow: inner('tr'),
  tableHeading: inner('th'),
  tableCell: inner('td'),
  faq: as('div'),
  faqItem: inner('div'),
  faqQuestion: inner('h3'),
  faqAnswer: inner('p'),
  atom: summed,
  unknown: summed,
}

const MARKS: Record<string, (mark: Mark, isInline: boolean) => DOMOutputSpec> = {
  bold: () => ['strong', 0],
  marker: () => ['mark', 0],
  link: ({ attrs }) => ['a', { href: attrs.href }, 0],
  ruby: ({ attrs }) => ['ruby', ['span', 0], ['rp', '（'], ['rt', attrs.text], ['rp', '）']],
}

export const ownSerializer = new DOMSerializer({ ...DOMSerializer.nodesFromSchema(schema), ...NODES }, MARKS)
