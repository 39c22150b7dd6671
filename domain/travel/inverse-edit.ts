import { type TravelActivity, TravelActivityInput } from './activity.ts'
import { activitiesOf, applyEdit } from './apply-edit.ts'
import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'
import { TravelSectionInput } from './section.ts'

/** The current values of the keys in a patch. */
const formerly = <Row extends object>(row: Row, patch: object): Partial<Row> =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, row[key as keyof Row]])) as Partial<Row>

/** The editable fields of a stored row. */
const inputOf = <Input extends object>(schema: { shape: Record<string, unknown> }, row: object): Input =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in schema.shape)) as Input

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const addedAgain = (document: GuideDocument, activity: TravelActivity): GuideEdit => ({
  type: 'addActivity',
  id: activity.id,
  sectionId: activity.sectionId,
  at: activitiesOf(document, activity.sectionId).findIndex(({ id }) => id === activity.id),
  activity: inputOf(TravelActivityInput, activity),
})

/** An edit that restores the current order of a section's activities. */
const ordered = (document: GuideDocument, sectionId: string): GuideEdit => ({
  type: 'orderActivities',
  sectionId,
  activityIds: idsOf(activitiesOf(document, sectionId)),
})

/** Restores all sections that a reorder takes activities from, then the target section. */
function orderedBack(document: GuideDocument, sectionId: string, activityIds: string[]): GuideEdit[] {
  const named = new Set(activityIds)
  const origins = document.activities.filter((row) => named.has(row.id) && row.sectionId !== sectionId)
  return [...new Set([...origins.map((row) => row.sectionId), sectionId])].map((id) => ordered(document, id))
}

/** Edits for days that had no date: undoing the first day alone would leave them dated. */
function redated(document: GuideDocument, edit: Extract<GuideEdit, { type: 'updateGuide' }>): GuideEdit[] {
  const after = applyEdit(document, edit)
  const back = applyEdit(after, { ...edit, patch: formerly(document.guide, edit.patch) })
  return document.sections.flatMap(({ id, version, date }): GuideEdit[] => {
    const isBack = back.sections.find((section) => section.id === id)?.date === date
    return isBack ? [] : [{ type: 'updateSection', id, version, patch: { date } }]
  })
}

/**
 * The edits that undo `edit`, to be applied after it in this order; none if it changes nothing.
 * @param document the guide before the edit
 */
export function inverseOf(document: GuideDocument, edit: GuideEdit): GuideEdit[] {
  const { guide, sections, activities } = document
  if (applyEdit(document, edit) === document) return []
  switch (edit.type) {
    case 'updateGuide':
      return [
        { type: 'updateGuide', version: guide.version, patch: formerly(guide, edit.patch) },
        ...redated(document, edit),
      ]
    case 'addSection':
      return [{ type: 'deleteSection', id: edit.id }]
    case 'addActivity':
      return [{ type: 'deleteActivity', id: edit.id }]
    case 'updateSection': {
      const row = sections.find(({ id }) => id === edit.id)
      return row ? [{ ...edit, version: row.version, patch: formerly(row, edit.patch) }] : []
    }
    case 'updateActivity': {
      const row = activities.find(({ id }) => id === edit.id)
      return row ? [{ ...edit, version: row.version, patch: formerly(row, edit.patch) }] : []
    }
    case 'deleteSection': {
      const at = sections.findIndex(({ id }) => id === edit.id)
      const row = sections[at]
      if (!row) return []
      const section = inputOf<TravelSectionInput>(TravelSectionInput, row)
      const added = { type: 'addSection', id: edit.id, at, section } as const
      if (edit.linesTo !== undefined) return [added, ordered(document, edit.id)]
      const lines = activitiesOf(document, edit.id).map((activity) => addedAgain(document, activity))
      return [added, ...lines]
    }
    case 'deleteActivity': {
      const row = activities.find(({ id }) => id === edit.id)
      return row ? [addedAgain(document, row)] : []
    }
    case 'orderSections':
      return [{ type: 'orderSections', sectionIds: idsOf(sections) }]
    case 'orderActivities':
      return orderedBack(document, edit.sectionId, edit.activityIds)
  }
}

/** The same for a sequence of edits. */
export function inverseOfAll(document: GuideDocument, edits: readonly GuideEdit[]): GuideEdit[] {
  let current = document
  return edits
    .flatMap((edit) => {
      const inverse = inverseOf(current, edit)
      current = applyEdit(current, edit)
      return [inverse]
    })
    .reverse()
    .flat()
}
