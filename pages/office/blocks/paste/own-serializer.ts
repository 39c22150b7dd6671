import { type DOMOutputSpec, DOMSerializer, type Mark, type Node } from 'prosemirror-model'
import { labelOfNode, summaryOfAtom } from '../model/node-labels.ts'
import { schema } from '../model/schema.ts'
import { blockOfNode } from '../model/to-block.ts'
import { OWN_BLOCK, OWN_NOTE } from './own-block.ts'

const carried = (node: Node) => ({ [OWN_BLOCK]: JSON.stringify(blockOfNode(node)) })

const summary = (node: Node): DOMOutputSpec => [
  'p',
  carried(node),
  [labelOfNode(node), summaryOfAtom(node)].filter(Boolean).join('：'),
]

const MARKS: Record<string, (mark: Mark, isInline: boolean) => DOMOutputSpec> = {
  bold: () => ['strong', 0],
  marker: () => ['mark', 0],
  strike: () => ['s', 0],
  link: ({ attrs }) => ['a', { href: attrs.href }, 0],
  ruby: ({ attrs }) => ['ruby', ['span', 0], ['rp', '（'], ['rt', attrs.text], ['rp', '）']],
}

const written = Object.values(schema.nodes)
  .filter(({ spec }) => spec.clipboard)
  .map(({ name, spec }) => [name, (node: Node) => spec.clipboard(node, carried)])

/** Plain HTML that other programs understand. Text that is cut out of a block goes without the block. */
export const ownSerializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    ...Object.fromEntries(written),
    atom: summary,
    unknown: summary,
    note: ({ attrs }) => ['sup', { [OWN_NOTE]: JSON.stringify(attrs.note) }, '［注］'],
  },
  MARKS,
)
