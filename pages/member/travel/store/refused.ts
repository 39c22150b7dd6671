import { isEqual } from '#domain/json/is-equal.ts'
import { messageLines, ResponseError, StatusError } from '#renderer/shell/errors/errors.ts'
import { contestedKeys } from './conflict.ts'
import { acknowledged, type Kept, rebased, withRow } from './kept.ts'
import { GuideRow, isUpdate, type Queued } from './queued.ts'

/** Statuses after which the same call may do better a while later. */
const LATER = new Set([401, 408, 425, 429])

/** Whether nothing is known of what became of a change: no network, a server in trouble, a session that is over. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof StatusError) || error.status >= 500 || LATER.has(error.status)

/** The row that the server holds, as a conflict of versions answers it beside its errors. */
const currentRow = (error: ResponseError): GuideRow | null => {
  const { code: _, ...data } = error.data ?? {}
  for (const value of Object.values(data)) {
    const row = GuideRow.safeParse(value)
    if (row.success) return row.data
  }
  return null
}

const changedEntry = (kept: Kept, id: string, change: (entry: Queued) => Queued): Kept => ({
  ...kept,
  entries: kept.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
})

/** Its row has gone on in other fields: the change is made from there. The same change made twice is made. */
function overtaken(kept: Kept, entry: Queued, theirs: GuideRow): Kept {
  const { edit } = entry
  if (!isUpdate(edit)) return kept
  const base = kept.base && withRow(kept.base, edit, theirs)
  // It is refused although it was made from what is there: that would go on for ever.
  const isStuck = edit.version === theirs.version
  if (isStuck || contestedKeys(entry, theirs).length > 0)
    return changedEntry({ ...kept, base }, entry.id, (found) => ({ ...found, state: 'conflict', theirs }))
  const row = theirs as Record<string, unknown>
  const isMade = Object.entries(edit.patch).every(([key, value]) => isEqual(row[key], value))
  if (isMade) return acknowledged({ ...kept, base }, entry.id, theirs)
  const entries = kept.entries.map((other) => rebased(other, edit, theirs.version))
  return changedEntry({ base, entries }, entry.id, (found) => ({ ...found, state: 'waiting' }))
}

/**
 * What becomes of a change that the server will not make. A conflict keeps both versions, anything else is put aside
 * with what the server said.
 */
export function afterRefusal(kept: Kept, id: string, error: StatusError): Kept {
  const entry = kept.entries.find((other) => other.id === id)
  if (!entry) return kept
  const { edit } = entry
  const theirs = error instanceof ResponseError && error.status === 409 ? currentRow(error) : null
  if (theirs && isUpdate(edit)) return overtaken(kept, entry, theirs)
  // What is to be deleted is gone.
  if (error.status === 404 && (edit.type === 'deleteActivity' || edit.type === 'deleteSection'))
    return acknowledged(kept, id, null)
  if (error.status === 404 && isUpdate(edit) && edit.type !== 'updateGuide' && entry.row)
    return changedEntry(kept, id, (found) => ({ ...found, state: 'conflict', theirs: null }))
  const problem = messageLines(error)
  return changedEntry(kept, id, (found) => ({ ...found, state: 'refused', problem }))
}
