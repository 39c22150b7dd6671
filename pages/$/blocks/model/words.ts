import type { Node } from 'prosemirror-model'
import { labelOfType } from '../block-kinds.ts'

/** What a block is called. */
export const labelOfNode = ({ type, attrs }: Node): string =>
  labelOfType(type.name === 'atom' ? attrs.type : type.name, attrs)

const firstWords = (values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** The words by which somebody knows a block that is not written but chosen. */
export function summaryOfAtom({ attrs: { data } }: Node): string {
  const { title, caption, image, offer, url } = data ?? {}
  return firstWords([title, caption, image?.alt, offer?.label, url])
}
