import { diffArrays } from 'diff'
import { isEqual } from '#domain/json/is-equal.ts'
import type { DraftBlock } from '../merge/merge-blocks.ts'

/** Change of one block between two versions. `moved`: same content, other position. */
type BlockChange =
  | { kind: 'same'; block: DraftBlock }
  | { kind: 'added'; block: DraftBlock }
  | { kind: 'removed'; block: DraftBlock }
  | { kind: 'changed'; block: DraftBlock; before: DraftBlock; isMoved: boolean }
  | { kind: 'moved'; block: DraftBlock }

const content = ({ type, data }: DraftBlock) => ({ type, data })

/** Two versions of a body as one list in the order of the newer one; removed blocks stay in their place. */
export function blockChanges(before: readonly DraftBlock[], after: readonly DraftBlock[]): BlockChange[] {
  const was = new Map(before.map((block) => [block.id, block]))
  const is = new Map(after.map((block) => [block.id, block]))
  const pieces = diffArrays(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const change = (id: string, isMoved: boolean): BlockChange[] => {
    const [old, now] = [was.get(id), is.get(id)]
    if (!now) return []
    if (!old) return [{ kind: 'added', block: now }]
    if (!isEqual(content(old), content(now))) return [{ kind: 'changed', block: now, before: old, isMoved }]
    return [{ kind: isMoved ? 'moved' : 'same', block: now }]
  }
  return pieces.flatMap(({ value, added, removed }) =>
    value.flatMap((id): BlockChange[] => {
      const old = was.get(id)
      // A block that was moved is listed at its new position.
      if (removed) return old && !is.has(id) ? [{ kind: 'removed', block: old }] : []
      return change(id, added === true)
    }),
  )
}

export type Folded = BlockChange | { kind: 'folded'; blocks: DraftBlock[] }

/** Collapses runs of unchanged blocks, except `margin` blocks around each change. */
export function foldSame(changes: readonly BlockChange[], margin = 1): Folded[] {
  const isNear = (at: number) =>
    changes.slice(Math.max(0, at - margin), at + margin + 1).some(({ kind }) => kind !== 'same')
  const folded: Folded[] = []
  for (const [at, change] of changes.entries()) {
    const last = folded.at(-1)
    if (change.kind !== 'same' || isNear(at)) folded.push(change)
    else if (last?.kind === 'folded') last.blocks.push(change.block)
    else folded.push({ kind: 'folded', blocks: [change.block] })
  }
  return folded
}
