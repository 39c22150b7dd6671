import { randomIdentifier } from '#domain/text/identifier.ts'
import { type TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { activitiesOf } from '#domain/travel/apply-edit.ts'
import type { TravelGuideInput } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { type TravelSection, TravelSectionInput } from '#domain/travel/section.ts'
import { contestedKeys } from './conflict.ts'
import { findRow, type LocalGuide, withRow } from './local-guide.ts'
import { joinedText, mergeGuide } from './merge-both.ts'
import { type GuideRow, isUpdate, type Queued, type UpdateEdit } from './queued.ts'

export type Resolution = 'mine' | 'theirs' | 'both'

/** The member's fields of a row, for a copy of it. */
const inputOf = (shape: object, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in shape))

/** A copy of the local row: after the existing one, or in its place. */
function added(document: GuideDocument, edit: UpdateEdit, row: GuideRow, id: string): GuideEdit[] {
  if (edit.type === 'updateActivity') {
    const { sectionId } = row as TravelActivity
    const at = activitiesOf(document, sectionId).findIndex((other) => other.id === row.id) + 1
    const activity = { ...inputOf(TravelActivityInput.shape, row), ...edit.patch } as TravelActivityInput
    return [{ type: 'addActivity', id, sectionId, at, activity }]
  }
  const at = document.sections.findIndex((other) => other.id === row.id) + 1
  const section = { ...inputOf(TravelSectionInput.shape, row), ...edit.patch } as TravelSectionInput
  return [{ type: 'addSection', id, at, section }]
}

/** Recreates a row that was deleted elsewhere, a section with its local activities. */
function restored(document: GuideDocument, entry: Queued, edit: UpdateEdit): GuideEdit[] {
  const row = entry.row ?? findRow(document, edit)
  if (!row || edit.type === 'updateGuide') return []
  const lines = edit.type === 'updateSection' ? activitiesOf(document, row.id) : []
  return [
    ...added(document, edit, row, row.id),
    ...lines.map((line, at): GuideEdit => {
      const activity = inputOf(TravelActivityInput.shape, line) as TravelActivityInput
      return { type: 'addActivity', id: line.id, sectionId: row.id, at, activity }
    }),
  ]
}

/** Joins both texts if they fit; otherwise adds the local row as a copy. */
function both(document: GuideDocument, entry: Queued, edit: UpdateEdit, theirs: GuideRow): GuideEdit[] {
  const { version } = theirs
  const keys = contestedKeys(entry, theirs)
  const isFree = (key: string) => !keys.includes(key)
  const free = Object.fromEntries(Object.entries(edit.patch).filter(([key]) => isFree(key)))
  if (edit.type === 'updateGuide') {
    const patch = mergeGuide(theirs as TravelGuideInput, edit.patch, keys)
    return [{ type: 'updateGuide', version, patch: { ...free, ...patch } }]
  }
  const joined = keys.map((key) => [key, joinedText(edit, theirs, key)] as const)
  if (joined.every(([, text]) => text !== null))
    return [{ ...edit, version, patch: { ...free, ...Object.fromEntries(joined) } } as GuideEdit]
  return added(document, edit, theirs, randomIdentifier())
}

/** The edits that resolve a conflict. */
function editsOf(local: LocalGuide, entry: Queued, resolution: Resolution): GuideEdit[] {
  const { edit, theirs = null } = entry
  const { base } = local
  if (!isUpdate(edit) || !base) return []
  if (!theirs) return resolution === 'theirs' ? [] : restored(base, entry, edit)
  if (resolution === 'theirs') {
    // Fields that were not changed elsewhere are not in conflict.
    const contested = contestedKeys(entry, theirs)
    const patch = Object.fromEntries(Object.entries(edit.patch).filter(([key]) => !contested.includes(key)))
    return Object.keys(patch).length > 0 ? [{ ...edit, version: theirs.version, patch } as GuideEdit] : []
  }
  return resolution === 'mine' ? [{ ...edit, version: theirs.version }] : both(base, entry, edit, theirs)
}

/** Replaces the conflict in the queue by the edits of the decision. */
export function resolved(
  local: LocalGuide,
  conflictId: string,
  resolution: Resolution,
  now: Date,
): LocalGuide {
  const entry = local.entries.find(({ id, state }) => id === conflictId && state === 'conflict')
  if (!entry || !isUpdate(entry.edit)) return local
  const { theirs = null } = entry
  const chosen = editsOf(local, entry, resolution).map((edit): Queued => {
    const from = isUpdate(edit) && theirs ? formerly(theirs, edit) : null
    return { id: randomIdentifier(), edit, from, at: now.toISOString(), state: 'waiting' }
  })
  const base =
    local.base && theirs ? withRow(local.base, entry.edit, theirs) : withoutRow(local.base, entry.edit)
  return { base, entries: local.entries.flatMap((other) => (other === entry ? chosen : other)) }
}

const formerly = (row: GuideRow, { patch }: UpdateEdit) =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, row[key as keyof GuideRow]]))

/** The row was deleted on the server. */
function withoutRow(base: GuideDocument | null, edit: UpdateEdit): GuideDocument | null {
  if (!base || edit.type === 'updateGuide') return base
  const rest = <Row extends TravelSection | TravelActivity>(rows: Row[]) =>
    rows.filter(({ id }) => id !== edit.id)
  const activities = rest(base.activities).filter(({ sectionId }) => sectionId !== edit.id)
  return { ...base, sections: rest(base.sections), activities }
}
