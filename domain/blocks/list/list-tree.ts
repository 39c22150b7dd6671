import type { NotedInline } from '../inline.ts'

/** Where an item belongs that is below the first level: its depth, from 1, and whether it has a number. */
type Level = { depth: number; ordered: boolean }

/** The data of a list, as stored: one entry per item. `levels` is absent when all items are on the first level. */
type ListData = {
  ordered: boolean
  items: readonly NotedInline[]
  levels?: readonly (Level | null)[] | undefined
}

/** A list with the lists inside its items. */
export type ListTree = { ordered: boolean; items: { text: NotedInline; lists: ListTree[] }[] }

/**
 * The items of a list, nested as readers see them. Items of one depth with and without numbers are lists of their own. An item
 * without one to be inside of is on the level above.
 */
export function listTree({ ordered, items, levels }: ListData): ListTree {
  const root: ListTree = { ordered, items: [] }
  /** The list that is still open at each depth. */
  const open = [root]
  items.forEach((text, index) => {
    const level = levels?.[index]
    const depth = level?.depth ?? 0
    open.splice(depth + 1)
    const parent = open[depth - 1]?.items.at(-1)
    if (level && parent && open[depth]?.ordered !== level.ordered) {
      open[depth] = { ordered: level.ordered, items: [] }
      parent.lists.push(open[depth])
    }
    open.at(-1)?.items.push({ text, lists: [] })
  })
  return root
}
