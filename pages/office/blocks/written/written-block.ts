import type { Attrs, DOMOutputSpec, Fragment, Node, NodeSpec } from 'prosemirror-model'
import { normalInline } from '../model/normal-form.ts'

export type Data = Record<string, unknown>

/** On the element of each block: its id. The editor reads it only where it wrote it itself; see paste/clipboard.ts. */
export const BLOCK_ATTRIBUTE = 'data-block'

/** A node of a block that is written where it stands, or of a part of it. */
export type WrittenNode = NodeSpec & {
  /** The HTML for other programs. `carried`: attributes by which a copy of the whole block is recognized. */
  clipboard: (node: Node, carried: (node: Node) => Attrs) => DOMOutputSpec
  /** What an empty one says. */
  placeholder?: string
  /** How long its text may be, in code points, and what it is called. */
  limit?: { label: string; max: number }
  /** Enter goes on in a paragraph below it, and Backspace at its beginning makes it a paragraph. */
  isBox?: boolean
}

/** What makes nodes of the editor's schema. */
export type NodeMaker<Name extends string> = {
  node(name: Name, attrs: Attrs | null, content?: Fragment | Node | readonly Node[] | null): Node
  text: (value: unknown) => Node | null
  runs: (value: unknown) => Fragment
}

/** A type of block that is written where it stands: its nodes, the first of them named like the type. */
export type WrittenBlock<Name extends string = string> = {
  nodes: Record<Name, WrittenNode>
  /** The data in its one form: what a draft does not have yet is there, empty. */
  normalData: (data: Data) => Data
  /** Whether what the node has as attributes is of the kind that it shows. */
  hasValidAttributes?: (data: Data) => boolean
  /** `data` is in its one form. What does not fit throws, or comes out of `dataOf` otherwise. */
  nodeOf(make: NodeMaker<Name>, id: string, data: Data): Node
  dataOf: (node: Node) => Data
}

export const defineWritten = <Name extends string>(block: WrittenBlock<Name>) => block

export const ID = { id: { default: '' } }

export const marked = ({ id }: Attrs, rest: object = {}) => ({ [BLOCK_ATTRIBUTE]: id, ...rest })

/** Part of a block that is not written in. */
export const STILL = { contenteditable: 'false' }

export const tag = (name: string) => (): DOMOutputSpec => [name, 0]

/** A block of one text that one leaves with Enter. */
export const BOX = { group: 'block', content: 'text*', defining: true, isBox: true } as const

/** A text of its own inside a block, out of which nothing is joined or lifted. */
export const PART = { content: 'text*', isolating: true } as const

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) && value.length > 0 ? value : [undefined]
export const objectOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? { ...value } : {}
export const withInline = (data: Data): Data => ({ ...data, text: normalInline(data.text) })
export const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'
