import { isEqual } from '#domain/json/is-equal.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { ResolveConflict } from './conflict.ts'

/** A block of a draft: its data may be incomplete. */
export type DraftBlock = { id: string; type: string; data?: unknown }

const isBlock = (value: unknown): value is DraftBlock => isRecord(value) && typeof value.id === 'string'

/** Lists of entries with ids are compared by id, regardless of position. */
export const isBlockList = (value: unknown): value is DraftBlock[] =>
  Array.isArray(value) && value.every(isBlock)

const byId = (blocks: readonly DraftBlock[]) => new Map(blocks.map((block) => [block.id, block]))

/** The order of `leading`, with entries that only `other` has inserted after their predecessor. */
function joinedOrder(leading: readonly DraftBlock[], other: readonly DraftBlock[]): string[] {
  const order = leading.map(({ id }) => id)
  const ids = new Set(order)
  let before = -1
  for (const { id } of other) {
    if (ids.has(id)) before = order.indexOf(id)
    else {
      before += 1
      order.splice(before, 0, id)
      ids.add(id)
    }
  }
  return order
}

const orderOf = (blocks: readonly DraftBlock[], common: ReadonlySet<string>) =>
  blocks.flatMap(({ id }) => (common.has(id) ? [id] : []))

/** The order of the side that moved something; of `mine` if both did. */
function order(
  base: readonly DraftBlock[],
  mine: readonly DraftBlock[],
  theirs: readonly DraftBlock[],
): string[] {
  const common = new Set(base.map(({ id }) => id))
  for (const other of [mine, theirs]) {
    const there = new Set(other.map(({ id }) => id))
    for (const id of common) if (!there.has(id)) common.delete(id)
  }
  const isMoved = !isEqual(orderOf(base, common), orderOf(mine, common))
  return isMoved ? joinedOrder(mine, theirs) : joinedOrder(theirs, mine)
}

/**
 * Three-way merge of two block lists. Changes, additions, removals and moves of one side are taken over; if both
 * changed a block, or one removed what the other changed, `resolve` decides.
 */
export function mergeBlocks(
  base: readonly DraftBlock[],
  mine: readonly DraftBlock[],
  theirs: readonly DraftBlock[],
  resolve: (id: string, sides: Parameters<ResolveConflict>[0]) => ReturnType<ResolveConflict>,
): DraftBlock[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  return order(base, mine, theirs).flatMap((id): DraftBlock[] => {
    const [was, here, there] = [before.get(id), own.get(id), other.get(id)]
    if (isEqual(here, there) || isEqual(there, was)) return here ? [here] : []
    if (isEqual(here, was)) return there ? [there] : []
    const resolved = resolve(id, { base: was, mine: here, theirs: there })
    return Array.isArray(resolved) ? (resolved as DraftBlock[]) : isBlock(resolved) ? [resolved] : []
  })
}
