import { isEqual } from '#domain/json/is-equal.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { findRow } from './local-guide.ts'
import { type GuideRow, isUpdate, type Queued, type UpdateEdit } from './queued.ts'

/**
 * A row that was changed here and elsewhere. `mine` is the local row, `theirs` the server's; `null` if it was deleted
 * there.
 */
export type Conflict = {
  id: string
  edit: UpdateEdit
  mine: GuideRow
  theirs: GuideRow | null
  /** When it was last changed here. */
  at: string
}

/**
 * The keys of an update that were changed elsewhere to another value from the same base. Equal values are no conflict,
 * nor are values from this device whose response was lost.
 */
export function contestedKeys({ edit, from, tried = [] }: Queued, theirs: GuideRow): string[] {
  if (!isUpdate(edit)) return []
  const row = theirs as Record<string, unknown>
  return Object.entries(edit.patch).flatMap(([key, mine]) => {
    const own = [
      mine,
      ...[from, ...tried].flatMap((source) => (source && key in source ? [source[key]] : [])),
    ]
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

/** The refused changes with the server's reasons. */
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
