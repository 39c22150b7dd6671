import type { NotedRun } from '#domain/blocks/inline.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { listOf } from './made-blocks.ts'

/** Text runs, and the pictures between them. */
export type ItemContent = { runs: NotedRun[]; pictures: DraftBlock[] }
export type Item = ItemContent & { ordered: boolean }

/** Groups adjacent items of the same kind. */
function groups(items: readonly Item[]): [ordered: boolean, items: Item[]][] {
  const found: [boolean, Item[]][] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && last[0] === item.ordered) last[1].push(item)
    else found.push([item.ordered, [item]])
  }
  return found
}

/** Converts consecutive items to lists, each followed by the pictures of its items. */
export const blocksOfItems = (items: readonly Item[]): DraftBlock[] =>
  groups(items).flatMap(([ordered, entries]) => {
    const lines = entries.flatMap(({ runs }) => (runs.length > 0 ? [runs] : []))
    const pictures = entries.flatMap((entry) => entry.pictures)
    return [...(lines.length > 0 ? [listOf(ordered, lines)] : []), ...pictures]
  })
