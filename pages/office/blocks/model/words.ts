import type { Node } from 'prosemirror-model'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'

/** The type of the block that a node stands for. */
export const typeOfNode = ({ type, attrs }: Node): string => (type.name === 'atom' ? attrs.type : type.name)

/** What a block is called. */
export const labelOfNode = (node: Node): string => blockLabel({ type: typeOfNode(node), data: node.attrs })

const firstWords = (values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** The words by which somebody knows a block that is not written but chosen. */
export function summaryOfAtom({ attrs: { data } }: Node): string {
  const { title, caption, image, offer, url } = data ?? {}
  return firstWords([title, caption, image?.alt, offer?.label, url])
}
