import { randomIdentifier } from '#domain/identifier.ts'
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

/** The row as it is here, beside the one that stays. */
function copyOf(document: GuideDocument, edit: UpdateEdit, row: GuideRow): GuideEdit[] {
  const id = randomIdentifier()
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

/** What was deleted elsewhere and is to stay: it comes back, a section with the activities that it has here. */
function restored(document: GuideDocument, edit: UpdateEdit): GuideEdit[] {
  const row = findRow(document, edit)
  if (!row) return []
  const [added] = copyOf(document, edit, row)
  if (added?.type !== 'addSection') return added ? [added] : []
  const lines = activitiesOf(document, row.id).map(
    (line, at): GuideEdit => ({
      type: 'addActivity',
      id: randomIdentifier(),
      sectionId: added.id,
      at,
      activity: inputOf(TravelActivityInput.shape, line) as TravelActivityInput,
    }),
  )
  return [added, ...lines]
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
  return copyOf(document, edit, theirs)
}

/** The changes that end a conflict. */
function editsOf(kept: Kept, entry: Queued, way: Resolution): GuideEdit[] {
  const { edit, theirs = null } = entry
  const { base } = kept
  if (!isUpdate(edit) || !base) return []
  if (!theirs) return way === 'theirs' ? [] : restored(base, edit)
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
