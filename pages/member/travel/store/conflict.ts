import { isEqual } from '#domain/json/is-equal.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { findRow } from './kept.ts'
import { type GuideRow, isUpdate, type Queued, type UpdateEdit } from './queued.ts'

/**
 * A row that was changed here and elsewhere. `mine` is the row as it is here, `theirs` as the server has it;
 * `null` where it was deleted there.
 */
export type Conflict = {
  id: string
  edit: UpdateEdit
  mine: GuideRow
  theirs: GuideRow | null
  /** When it was changed here last. */
  at: string
}

/**
 * What keys of an update somebody else wrote otherwise, from the same beginning. Both writing the same is none, nor is
 * what came from here and was not answered.
 */
export function contestedKeys({ edit, from, tried = [] }: Queued, theirs: GuideRow): string[] {
  if (!isUpdate(edit)) return []
  const row = theirs as Record<string, unknown>
  return Object.entries(edit.patch).flatMap(([key, mine]) => {
    const own = [mine, ...[from, ...tried].flatMap((known) => (known && key in known ? [known[key]] : []))]
    const isTheirs = !own.some((value) => isEqual(row[key], value))
    return isTheirs ? key : []
  })
}

/** The conflicts of a queue. */
export const conflictsOf = (entries: readonly Queued[], base: GuideDocument | null): Conflict[] =>
  entries.flatMap(({ id, edit, state, theirs = null, row = null, at }) => {
    if (state !== 'conflict' || !isUpdate(edit)) return []
    const own = theirs ?? row ?? (base && findRow(base, edit))
    return own ? { id, edit, mine: { ...own, ...edit.patch } as GuideRow, theirs, at } : []
  })

/** Every change that was refused, with what the server said. */
export type RefusedEdit = {
  id: string
  edit: GuideEdit | { type: 'createGuide' }
  problem: string[]
  at: string
}

export const refusalsOf = (entries: readonly Queued[]): RefusedEdit[] =>
  entries.flatMap(({ id, edit, state, problem = [], at }) =>
    state === 'refused' ? { id, edit, problem, at } : [],
  )
