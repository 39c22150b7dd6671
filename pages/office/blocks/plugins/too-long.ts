import type { Node } from 'prosemirror-model'
import { countCharacters } from '#domain/text/text-rules.ts'
import type { WrittenNode } from '../written/written-block.ts'

const NONE: readonly string[] = []
const known = new WeakMap<Node, readonly string[]>()

const told = (node: Node, where: string): string[] => {
  const limit: WrittenNode['limit'] = node.type.spec.limit
  const count = limit ? countCharacters(node.textContent) : 0
  return limit && count > limit.max
    ? [`${where}${limit.label}は${limit.max}文字までです。いま${count}文字です。`]
    : []
}

const inTable = (table: Node): string[] =>
  table.children.flatMap((row, line) =>
    row.children.flatMap((cell, column) =>
      told(cell, line === 0 ? `${column + 1}列目の` : `${line}行目${column + 1}列目の`),
    ),
  )

/** What is too long in a block, in code points; the same list for the same node. */
export function tooLong(node: Node): readonly string[] {
  const before = known.get(node)
  if (before) return before
  const found = node.type.name === 'table' ? inTable(node) : told(node, '')
  known.set(node, found.length > 0 ? found : NONE)
  return found.length > 0 ? found : NONE
}
