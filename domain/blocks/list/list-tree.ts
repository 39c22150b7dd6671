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
  let open = [root]
  for (const [index, text] of items.entries()) {
    const level = levels?.[index]
    open = open.slice(0, (level?.depth ?? 0) + 1)
    const parent = open[(level?.depth ?? 0) - 1]?.items.at(-1)
    const last = open.at(-1) ?? root
    const isOpen = !level || !parent || (open.length > level.depth && last.ordered === level.ordered)
    const list = isOpen ? last : { ordered: level.ordered, items: [] }
    if (!isOpen) {
      parent.lists.push(list)
      open = [...open.slice(0, level.depth), list]
    }
    list.items.push({ text, lists: [] })
  }
  return root
}
