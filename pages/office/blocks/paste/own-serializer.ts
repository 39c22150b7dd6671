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

/** Puts the items of lists into each other, as other programs nest them. */
function nestItems(list: Element): void {
  for (const item of [...list.querySelectorAll(':scope > li[data-depth]')]) {
    const depth = Number(item.getAttribute('data-depth'))
    const name = item.hasAttribute('data-ordered') ? 'OL' : 'UL'
    for (const sign of ['data-depth', 'data-ordered', 'aria-level']) item.removeAttribute(sign)
    let parent = item.previousElementSibling
    for (let level = 1; level < depth; level++) parent = parent?.lastElementChild?.lastElementChild ?? null
    if (!parent) continue
    const last = parent.lastElementChild
    const inner = last?.tagName === name ? last : parent.ownerDocument.createElement(name)
    if (inner !== last) parent.append(inner)
    inner.append(item)
  }
}

class NestingSerializer extends DOMSerializer {
  override serializeFragment(...[fragment, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const dom = super.serializeFragment(fragment, options, target)
    for (const list of dom instanceof DocumentFragment ? dom.querySelectorAll('ul, ol') : []) nestItems(list)
    return dom
  }
}

/** Plain HTML that other programs understand. Text that is cut out of a block goes without the block. */
export const ownSerializer = new NestingSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    ...Object.fromEntries(written),
    atom: summary,
    unknown: summary,
    note: ({ attrs }) => ['sup', { [OWN_NOTE]: JSON.stringify(attrs.note) }, '［注］'],
  },
  MARKS,
)
