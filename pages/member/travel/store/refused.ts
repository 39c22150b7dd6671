import { isEqual } from '#domain/json/is-equal.ts'
import { messageLines, ResponseError, type StatusError } from '#renderer/shell/errors/errors.ts'
import { contestedKeys } from './conflict.ts'
import { acknowledged, type LocalGuide, rebased, withRow } from './local-guide.ts'
import { GuideRow, isUpdate, type Queued, withEntry } from './queued.ts'

/** The server's row in the response to a version conflict. */
const currentRow = (error: ResponseError): GuideRow | null => {
  const { code: _, ...data } = error.data ?? {}
  for (const value of Object.values(data)) {
    const row = GuideRow.safeParse(value)
    if (row.success) return row.data
  }
  return null
}

const changedEntry = (local: LocalGuide, id: string, change: (entry: Queued) => Queued): LocalGuide => ({
  ...local,
  entries: withEntry(local.entries, id, change),
})

/** The row has changed in other fields only: the change is rebased and retried. Applying it twice is harmless. */
function overtaken(local: LocalGuide, entry: Queued, theirs: GuideRow): LocalGuide {
  const { edit } = entry
  if (!isUpdate(edit)) return local
  const base = local.base && withRow(local.base, edit, theirs)
  // Refused although it is based on the current version: retrying would loop.
  const isStuck = edit.version === theirs.version
  if (isStuck || contestedKeys(entry, theirs).length > 0)
    return changedEntry({ ...local, base }, entry.id, (found) => ({ ...found, state: 'conflict', theirs }))
  const row = theirs as Record<string, unknown>
  const isMade = Object.entries(edit.patch).every(([key, value]) => isEqual(row[key], value))
  if (isMade) return acknowledged({ ...local, base }, entry.id, theirs)
  const entries = local.entries.map((other) => rebased(other, edit, theirs.version))
  return changedEntry({ base, entries }, entry.id, (found) => ({ ...found, state: 'waiting' }))
}

/**
 * Handles a refused change: a conflict keeps both versions, anything else is marked as refused with the server's
 * messages.
 */
export function afterRefusal(local: LocalGuide, id: string, error: StatusError): LocalGuide {
  const entry = local.entries.find((other) => other.id === id)
  if (!entry) return local
  const { edit } = entry
  const theirs = error instanceof ResponseError && error.status === 409 ? currentRow(error) : null
  if (theirs && isUpdate(edit)) return overtaken(local, entry, theirs)
  // The row to delete is already deleted.
  if (error.status === 404 && (edit.type === 'deleteActivity' || edit.type === 'deleteSection'))
    return acknowledged(local, id, null)
  if (error.status === 404 && isUpdate(edit) && edit.type !== 'updateGuide' && entry.row)
    return changedEntry(local, id, (found) => ({ ...found, state: 'conflict', theirs: null }))
  const problem = messageLines(error)
  return changedEntry(local, id, (found) => ({ ...found, state: 'refused', problem }))
}
