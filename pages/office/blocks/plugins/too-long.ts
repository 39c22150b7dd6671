import type { Node } from 'prosemirror-model'
import { countCharacters } from '#domain/text/text-rules.ts'
import type { WrittenNode } from '../written/written-block.ts'

const NONE: readonly string[] = []
const cache = new WeakMap<Node, readonly string[]>()

const problemsOf = (node: Node, where: string): string[] => {
  const limit: WrittenNode['limit'] = node.type.spec.limit
  const count = limit ? countCharacters(node.textContent) : 0
  return limit && count > limit.max
    ? [`${where}${limit.label}は${limit.max}文字までです。いま${count}文字です。`]
    : []
}

const inTable = (table: Node): string[] =>
  table.children.flatMap((row, line) =>
    row.children.flatMap((cell, column) =>
      problemsOf(cell, line === 0 ? `${column + 1}列目の` : `${line}行目${column + 1}列目の`),
    ),
  )

/** Messages for texts over the limit, in code points; cached per node. */
export function tooLong(node: Node): readonly string[] {
  const before = cache.get(node)
  if (before) return before
  const found = node.type.name === 'table' ? inTable(node) : problemsOf(node, '')
  cache.set(node, found.length > 0 ? found : NONE)
  return found.length > 0 ? found : NONE
}
