import { isEqual } from '#domain/json/is-equal.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { Choose } from './clash.ts'

/** A block as an editor holds it: its data may be unfinished. */
export type DraftBlock = { id: string; type: string; data?: unknown }

const isBlock = (value: unknown): value is DraftBlock => isRecord(value) && typeof value.id === 'string'

/** Lists whose entries have an identity are compared entry by entry, wherever they have moved to. */
export const isBlockList = (value: unknown): value is DraftBlock[] =>
  Array.isArray(value) && value.every(isBlock)

const byId = (blocks: readonly DraftBlock[]) => new Map(blocks.map((block) => [block.id, block]))

/** The order of `leading`, with what only `other` has behind what stands before it there. */
function joinedOrder(leading: readonly DraftBlock[], other: readonly DraftBlock[]): string[] {
  const order = leading.map(({ id }) => id)
  const known = new Set(order)
  let before = -1
  for (const { id } of other) {
    if (known.has(id)) before = order.indexOf(id)
    else {
      before += 1
      order.splice(before, 0, id)
      known.add(id)
    }
  }
  return order
}

const orderOf = (blocks: readonly DraftBlock[], common: ReadonlySet<string>) =>
  blocks.flatMap(({ id }) => (common.has(id) ? [id] : []))

/** Whose order stands: that of the one who moved something; if both did, that of `mine`. */
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
 * Two lists of blocks that grew out of one. What one of them changed, added, removed or moved is taken over; where both
 * changed the same block, or one removed what the other changed, `choose` decides.
 */
export function mergeBlocks(
  base: readonly DraftBlock[],
  mine: readonly DraftBlock[],
  theirs: readonly DraftBlock[],
  choose: (id: string, sides: Parameters<Choose>[0]) => ReturnType<Choose>,
): DraftBlock[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  return order(base, mine, theirs).flatMap((id): DraftBlock[] => {
    const [was, here, there] = [before.get(id), own.get(id), other.get(id)]
    if (isEqual(here, there) || isEqual(there, was)) return here ? [here] : []
    if (isEqual(here, was)) return there ? [there] : []
    const kept = choose(id, { base: was, mine: here, theirs: there })
    return Array.isArray(kept) ? (kept as DraftBlock[]) : isBlock(kept) ? [kept] : []
  })
}
