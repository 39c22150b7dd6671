import type { NotedRun } from '#domain/blocks/inline.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { listOf } from './made-blocks.ts'

/** Text runs, and the pictures between them. */
export type ItemContent = { runs: NotedRun[]; pictures: DraftBlock[] }
/** `depth`: how many lists are around its own. */
export type Item = ItemContent & { ordered: boolean; depth: number }

/** Groups adjacent items of one list; those inside an item belong to its list. */
function groups(items: readonly Item[]): Item[][] {
  const found: Item[][] = []
  for (const item of items) {
    const [first] = found.at(-1) ?? []
    const isNext = first && (item.depth > first.depth || item.ordered === first.ordered)
    if (isNext) found.at(-1)?.push(item)
    else found.push([item])
  }
  return found
}

/** Converts consecutive items to lists, each followed by the pictures of its items. */
export const blocksOfItems = (items: readonly Item[]): DraftBlock[] =>
  groups(items).flatMap((entries) => {
    const lines = entries.filter(({ runs }) => runs.length > 0)
    const pictures = entries.flatMap((entry) => entry.pictures)
    return [...(lines.length > 0 ? [listOf(lines)] : []), ...pictures]
  })
