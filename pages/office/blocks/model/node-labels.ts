import type { Node } from 'prosemirror-model'
import { blockLabel } from '#domain/manuscript/labels/blocks.ts'

/** The block type of a node. */
export const typeOfNode = ({ type, attrs }: Node): string => (type.name === 'atom' ? attrs.type : type.name)

/** The label of a node's block type. */
export const labelOfNode = (node: Node): string => blockLabel({ type: typeOfNode(node), data: node.attrs })

const firstText = (values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** A short text to identify an atom. */
export function summaryOfAtom({ attrs: { data } }: Node): string {
  const { title, caption, image, offer, url } = data ?? {}
  return firstText([title, caption, image?.alt, offer?.label, url])
}
