import { randomIdentifier } from '#domain/text/identifier.ts'
import { type TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { activitiesOf } from '#domain/travel/apply-edit.ts'
import type { TravelGuideInput } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { type TravelSection, TravelSectionInput } from '#domain/travel/section.ts'
import { bothOfGuide, joinedText } from './both.ts'
import { contestedKeys } from './conflict.ts'
import { findRow, type Kept, withRow } from './kept.ts'
import { type GuideRow, isUpdate, type Queued, type UpdateEdit } from './queued.ts'

export type Resolution = 'mine' | 'theirs' | 'both'

/** Of a row, what its member writes: what a copy of it is made from. */
const inputOf = (shape: object, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in shape))

/** The row as it is here, as one more: behind the one that is there, or where that one was. */
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

/** What was deleted elsewhere and is to stay comes back under its name, a section with the activities it has here. */
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

/** Both texts in one where they fit; else the row as it is here beside the one that stays. */
function both(document: GuideDocument, entry: Queued, edit: UpdateEdit, theirs: GuideRow): GuideEdit[] {
  const { version } = theirs
  const keys = contestedKeys(entry, theirs)
  const isFree = (key: string) => !keys.includes(key)
  const free = Object.fromEntries(Object.entries(edit.patch).filter(([key]) => isFree(key)))
  if (edit.type === 'updateGuide') {
    const patch = bothOfGuide(theirs as TravelGuideInput, edit.patch, keys)
    return [{ type: 'updateGuide', version, patch: { ...free, ...patch } }]
  }
  const joined = keys.map((key) => [key, joinedText(edit, theirs, key)] as const)
  if (joined.every(([, text]) => text !== null))
    return [{ ...edit, version, patch: { ...free, ...Object.fromEntries(joined) } } as GuideEdit]
  return added(document, edit, theirs, randomIdentifier())
}

/** The changes that end a conflict. */
function editsOf(kept: Kept, entry: Queued, way: Resolution): GuideEdit[] {
  const { edit, theirs = null } = entry
  const { base } = kept
  if (!isUpdate(edit) || !base) return []
  if (!theirs) return way === 'theirs' ? [] : restored(base, entry, edit)
  if (way === 'theirs') {
    // What nobody else wrote is not in question.
    const contested = contestedKeys(entry, theirs)
    const patch = Object.fromEntries(Object.entries(edit.patch).filter(([key]) => !contested.includes(key)))
    return Object.keys(patch).length > 0 ? [{ ...edit, version: theirs.version, patch } as GuideEdit] : []
  }
  return way === 'mine' ? [{ ...edit, version: theirs.version }] : both(base, entry, edit, theirs)
}

/** The queue once somebody has decided: the conflict is gone, and what was chosen stands in its place. */
export function resolved(kept: Kept, conflictId: string, way: Resolution, now: Date): Kept {
  const entry = kept.entries.find(({ id, state }) => id === conflictId && state === 'conflict')
  if (!entry || !isUpdate(entry.edit)) return kept
  const { theirs = null } = entry
  const chosen = editsOf(kept, entry, way).map((edit): Queued => {
    const from = isUpdate(edit) && theirs ? formerly(theirs, edit) : null
    return { id: randomIdentifier(), edit, from, at: now.toISOString(), state: 'waiting' }
  })
  const base =
    kept.base && theirs ? withRow(kept.base, entry.edit, theirs) : withoutRow(kept.base, entry.edit)
  return { base, entries: kept.entries.flatMap((other) => (other === entry ? chosen : other)) }
}

const formerly = (row: GuideRow, { patch }: UpdateEdit) =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, row[key as keyof GuideRow]]))

/** The server has deleted it. */
function withoutRow(base: GuideDocument | null, edit: UpdateEdit): GuideDocument | null {
  if (!base || edit.type === 'updateGuide') return base
  const rest = <Row extends TravelSection | TravelActivity>(rows: Row[]) =>
    rows.filter(({ id }) => id !== edit.id)
  const activities = rest(base.activities).filter(({ sectionId }) => sectionId !== edit.id)
  return { ...base, sections: rest(base.sections), activities }
}
