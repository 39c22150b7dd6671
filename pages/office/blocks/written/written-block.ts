import type { Attrs, DOMOutputSpec, Fragment, Node, NodeSpec } from 'prosemirror-model'
import { normalInline } from '../model/normal-form.ts'

export type Data = Record<string, unknown>

/** The attribute with the id of a block. The editor trusts only its own; see paste/clipboard.ts. */
export const BLOCK_ATTRIBUTE = 'data-block'

/** A node of a block that is edited inline, or of a part of it. */
export type WrittenNode = NodeSpec & {
  /** The HTML for other programs. `carried`: attributes by which a copy of the whole block is recognized. */
  clipboard: (node: Node, carried: (node: Node) => Attrs) => DOMOutputSpec
  /** Shown while it is empty. */
  placeholder?: string
  /** The maximum length of its text in code points, and the label for messages about it. */
  limit?: { label: string; max: number }
  /** Enter continues in a paragraph below it; Backspace at its start converts it to a paragraph. */
  isBox?: boolean
}

/** Creates nodes of the editor's schema. */
export type NodeMaker<Name extends string> = {
  node(name: Name, attrs: Attrs | null, content?: Fragment | Node | readonly Node[] | null): Node
  text: (value: unknown) => Node | null
  runs: (value: unknown) => Fragment
}

/** A type of block that is edited inline: its nodes, the first of which has the name of the type. */
export type WrittenBlock<Name extends string = string> = {
  nodes: Record<Name, WrittenNode>
  /** The normalised data: what a draft lacks is filled in empty. */
  normalData: (data: Data) => Data
  /** Whether the values that become attributes of the node are valid. */
  hasValidAttributes?: (data: Data) => boolean
  /** `data` is normalised. Invalid data throws, or differs from the result of `dataOf`. */
  nodeOf(make: NodeMaker<Name>, id: string, data: Data): Node
  dataOf: (node: Node) => Data
}

export const defineWritten = <Name extends string>(block: WrittenBlock<Name>) => block

export const ID = { id: { default: '' } }

export const marked = ({ id }: Attrs, rest: object = {}) => ({ [BLOCK_ATTRIBUTE]: id, ...rest })

/** A part of a block that cannot be edited. */
export const STILL = { contenteditable: 'false' }

export const tag = (name: string) => (): DOMOutputSpec => [name, 0]

/** A block with a single text, which Enter leaves. */
export const BOX = { group: 'block', content: 'inline*', defining: true, isBox: true } as const

/** A separate text inside a block: nothing is joined with it or lifted out of it. */
export const PART = { content: 'text*', isolating: true } as const

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) && value.length > 0 ? value : [undefined]
export const objectOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? { ...value } : {}
export const withInline = (data: Data): Data => ({ ...data, text: normalInline(data.text) })
export const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
