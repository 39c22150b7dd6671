import { type TravelActivity, TravelActivityInput } from './activity.ts'
import { activitiesOf, applyEdit } from './apply-edit.ts'
import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'
import { TravelSectionInput } from './section.ts'

/** What a row has now under the keys that a patch writes. */
const formerly = <Row extends object>(row: Row, patch: object): Partial<Row> =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, row[key as keyof Row]])) as Partial<Row>

/** Of a row as it is kept, what its member writes. */
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

/** The order that the activities of a section have now. */
const ordered = (document: GuideDocument, sectionId: string): GuideEdit => ({
  type: 'orderActivities',
  sectionId,
  activityIds: idsOf(activitiesOf(document, sectionId)),
})

/** Puts every section that a reorder takes activities from back as it is now, then the one they went to. */
function orderedBack(document: GuideDocument, sectionId: string, activityIds: string[]): GuideEdit[] {
  const named = new Set(activityIds)
  const origins = document.activities.filter((row) => named.has(row.id) && row.sectionId !== sectionId)
  return [...new Set([...origins.map((row) => row.sectionId), sectionId])].map((id) => ordered(document, id))
}

/** The days that taking the first day back would leave where they are: those of a trip that had none. */
function redated(document: GuideDocument, edit: Extract<GuideEdit, { type: 'updateGuide' }>): GuideEdit[] {
  const after = applyEdit(document, edit)
  const back = applyEdit(after, { ...edit, patch: formerly(document.guide, edit.patch) })
  return document.sections.flatMap(({ id, version, date }): GuideEdit[] => {
    const isBack = back.sections.find((section) => section.id === id)?.date === date
    return isBack ? [] : [{ type: 'updateSection', id, version, patch: { date } }]
  })
}

/**
 * The changes that take `edit` back, to be made after it in this order; none where it changes nothing.
 * @param document as it is before the change
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

/** The same for changes that are made one after another. */
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
