import { randomIdentifier } from '#domain/text/identifier.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { findRow } from './local-guide.ts'
import { isUpdate, type Queued, rowOf } from './queued.ts'

/**
 * A queue entry for an edit.
 * @param document the guide before the change
 */
export function queued(document: GuideDocument, edit: GuideEdit, at: Date): Queued {
  const row = isUpdate(edit) ? findRow(document, edit) : null
  // Made from another version than the current row: the previous values are unknown.
  const isUpToDate = row && isUpdate(edit) && row.version === edit.version
  const from = isUpToDate
    ? Object.fromEntries(Object.keys(edit.patch).map((key) => [key, row[key as keyof typeof row]]))
    : null
  return { id: randomIdentifier(), edit, from, row, at: at.toISOString(), state: 'waiting' }
}

/** Merges two updates of the same row, with the base of the first. */
const mergedUpdate = (before: Queued, after: Queued): Queued | null => {
  if (!isUpdate(before.edit) || !isUpdate(after.edit) || rowOf(before.edit) !== rowOf(after.edit)) return null
  const edit = { ...before.edit, patch: { ...before.edit.patch, ...after.edit.patch } } as Queued['edit']
  return {
    ...before,
    edit,
    from: before.from && after.from && { ...after.from, ...before.from },
    at: after.at,
  }
}

/**
 * Edits of a queued new row are merged into its creation; not if that may have arrived already, because sending it
 * again changes nothing.
 */
const mergedIntoAdded = (before: Queued, { edit, at }: Queued): Queued | null => {
  const { edit: added } = before
  if (before.tried) return null
  if (added.type === 'addActivity' && edit.type === 'updateActivity' && added.id === edit.id)
    return { ...before, at, edit: { ...added, activity: { ...added.activity, ...edit.patch } } }
  if (added.type === 'addSection' && edit.type === 'updateSection' && added.id === edit.id)
    return { ...before, at, edit: { ...added, section: { ...added.section, ...edit.patch } } }
  return null
}

const namesAll = (ids: readonly string[], others: readonly string[]) =>
  others.every((other) => ids.includes(other))

/** The later order replaces the earlier one if it names all its ids. */
const mergedOrder = ({ edit: before, ...rest }: Queued, { edit, at }: Queued): Queued | null => {
  if (before.type === 'orderSections' && edit.type === 'orderSections')
    return namesAll(edit.sectionIds, before.sectionIds) ? { ...rest, edit, at } : null
  if (before.type !== 'orderActivities' || edit.type !== 'orderActivities') return null
  const isSame = before.sectionId === edit.sectionId && namesAll(edit.activityIds, before.activityIds)
  return isSame ? { ...rest, edit, at } : null
}

/** Edits of a row in conflict belong to the local side of the conflict. */
const joinConflict = (entries: readonly Queued[], entry: Queued): readonly Queued[] | null => {
  if (!isUpdate(entry.edit)) return null
  const row = rowOf(entry.edit)
  const index = entries.findIndex(
    ({ state, edit }) => state === 'conflict' && isUpdate(edit) && rowOf(edit) === row,
  )
  const found = entries[index]
  const merged = found && mergedUpdate(found, entry)
  return merged ? entries.with(index, merged) : null
}

/** Appends a change to the queue, or merges it into the last entry if that is not being sent. */
export function enqueue(entries: readonly Queued[], entry: Queued): readonly Queued[] {
  const joined = joinConflict(entries, entry)
  if (joined) return joined
  const last = entries.at(-1)
  if (last?.state !== 'waiting') return [...entries, entry]
  const merged = mergedUpdate(last, entry) ?? mergedIntoAdded(last, entry) ?? mergedOrder(last, entry)
  return merged ? [...entries.slice(0, -1), merged] : [...entries, entry]
}
