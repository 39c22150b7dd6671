import type { TextRun } from '#domain/blocks/inline.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { listOf } from './made-blocks.ts'

/** Words, and the pictures that stood among them. */
export type Words = { runs: TextRun[]; pictures: DraftBlock[] }
export type Item = Words & { ordered: boolean }

/** Neighbours of the same kind, together. */
function groups(items: readonly Item[]): [ordered: boolean, items: Item[]][] {
  const found: [boolean, Item[]][] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && last[0] === item.ordered) last[1].push(item)
    else found.push([item.ordered, [item]])
  }
  return found
}

/** The lists of entries that were read one after the other, and after each the pictures that stood in it. */
export const blocksOfItems = (items: readonly Item[]): DraftBlock[] =>
  groups(items).flatMap(([ordered, entries]) => {
    const lines = entries.flatMap(({ runs }) => (runs.length > 0 ? [runs] : []))
    const pictures = entries.flatMap((entry) => entry.pictures)
    return [...(lines.length > 0 ? [listOf(ordered, lines)] : []), ...pictures]
  })
