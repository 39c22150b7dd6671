import type { Node } from 'prosemirror-model'
import { BLOCK_LIMITS } from '#domain/blocks/limits.ts'
import { countCharacters } from '#domain/text/text-rules.ts'

/** What of a block that is written where it stands has an end, and what it is called. */
const LIMITS: Record<string, { name: string; max: number }> = {
  heading: { name: '見出し', max: BLOCK_LIMITS.heading },
  prNotice: { name: '広告の表記', max: BLOCK_LIMITS.notice },
  tableHeading: { name: '列の名前', max: BLOCK_LIMITS.tableHeading },
  tableCell: { name: '表の欄', max: BLOCK_LIMITS.tableCell },
}

const NONE: readonly string[] = []
const known = new WeakMap<Node, readonly string[]>()

const told = (node: Node, where: string): string[] => {
  const limit = LIMITS[node.type.name]
  const count = limit ? countCharacters(node.textContent) : 0
  return limit && count > limit.max
    ? [`${where}${limit.name}は${limit.max}文字までです。いま${count}文字です。`]
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
