import { isEqual } from '../json/is-equal.ts'
import type { TravelActivity } from './activity.ts'
import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'
import type { TravelSection } from './section.ts'
import { withGuide } from './trip-days.ts'

type Ordered = { id: string; order: number }

const numbered = <Row extends Ordered>(rows: readonly Row[]): Row[] =>
  rows.map((row, order) => (row.order === order ? row : { ...row, order }))

const inserted = <Row>(rows: readonly Row[], at: number, row: Row): Row[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at),
]

/** The named rows first, in the given order and without duplicates, then the others. */
const arranged = <Row extends Ordered>(rows: readonly Row[], ids: readonly string[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const isNamed = new Set(named)
  return [...named, ...rows.filter((row) => !isNamed.has(row))]
}

/** The activities of a section, in order. */
export const activitiesOf = (document: GuideDocument, sectionId: string): TravelActivity[] =>
  document.activities.filter((activity) => activity.sectionId === sectionId).sort((a, b) => a.order - b.order)

/** Sorts everything and renumbers it from 0 without gaps. */
function inOrder(document: GuideDocument, sections: TravelSection[]): GuideDocument {
  const ordered = numbered(sections)
  const activities = ordered.flatMap(({ id }) => numbered(activitiesOf(document, id)))
  return { ...document, sections: ordered, activities }
}

const sectionsOf = ({ sections }: GuideDocument) => [...sections].sort((a, b) => a.order - b.order)

/** Replaces a section's activities; activities moved here are removed from other sections. */
function withActivities(
  document: GuideDocument,
  sectionId: string,
  activities: TravelActivity[],
): GuideDocument {
  const here = numbered(activities.map((activity) => ({ ...activity, sectionId })))
  const isHere = new Set(here.map(({ id }) => id))
  const elsewhere = document.activities.filter((row) => row.sectionId !== sectionId && !isHere.has(row.id))
  return inOrder({ ...document, activities: [...elsewhere, ...here] }, sectionsOf(document))
}

const hasNewValues = <Row extends object>(row: Row, patch: Partial<Row>): boolean =>
  Object.entries(patch).some(([key, value]) => !isEqual(row[key as keyof Row], value))

/** The rows with one of them patched; the same array if nothing changes. */
const patched = <Row extends { id: string }>(rows: Row[], id: string, patch: Partial<Row>): Row[] =>
  rows.some((row) => row.id === id && hasNewValues(row, patch))
    ? rows.map((row) => (row.id === id ? { ...row, ...patch } : row))
    : rows

/** The document with other rows; the same object if they are unchanged. */
function withRows(document: GuideDocument, changed: Partial<GuideDocument>): GuideDocument {
  const isSame = Object.entries(changed).every(([key, rows]) => document[key as keyof GuideDocument] === rows)
  return isSame ? document : { ...document, ...changed }
}

/**
 * Applies an edit in the same way as the server; returns the same object if nothing changes. Edits of missing items
 * and additions of existing ones change nothing, so an edit that the server has already applied can be applied again
 * to its response. Versions are set by the server only.
 */
export function applyEdit(document: GuideDocument, edit: GuideEdit): GuideDocument {
  const { guide, sections, activities } = document
  const hasSection = (id: string) => sections.some((section) => section.id === id)
  switch (edit.type) {
    case 'updateGuide':
      return hasNewValues(guide, edit.patch) ? withGuide(document, { ...guide, ...edit.patch }) : document
    case 'addSection': {
      if (hasSection(edit.id)) return document
      const section = { ...edit.section, id: edit.id, guideId: guide.id, order: 0, version: 1 }
      return inOrder(document, inserted(sectionsOf(document), edit.at, section))
    }
    case 'updateSection':
      return withRows(document, { sections: patched(sections, edit.id, edit.patch) })
    case 'deleteSection': {
      const { id, linesTo } = edit
      if (linesTo !== undefined && (linesTo === id || !hasSection(linesTo) || !hasSection(id)))
        return document
      const moved =
        linesTo === undefined
          ? document
          : withActivities(document, linesTo, [
              ...activitiesOf(document, linesTo),
              ...activitiesOf(document, id),
            ])
      return inOrder(
        moved,
        sectionsOf(moved).filter((section) => section.id !== id),
      )
    }
    case 'orderSections':
      return inOrder(document, arranged(sectionsOf(document), edit.sectionIds))
    case 'addActivity': {
      if (!hasSection(edit.sectionId) || activities.some(({ id }) => id === edit.id)) return document
      const activity = { ...edit.activity, id: edit.id, sectionId: edit.sectionId, order: 0, version: 1 }
      const there = activitiesOf(document, edit.sectionId)
      return withActivities(document, edit.sectionId, inserted(there, edit.at, activity))
    }
    case 'updateActivity':
      return withRows(document, { activities: patched(activities, edit.id, edit.patch) })
    case 'deleteActivity': {
      const rest = activities.filter(({ id }) => id !== edit.id)
      return inOrder({ ...document, activities: rest }, sectionsOf(document))
    }
    case 'orderActivities': {
      if (!hasSection(edit.sectionId)) return document
      const here = activitiesOf(document, edit.sectionId)
      const named = new Set(edit.activityIds)
      const coming = activities.filter((row) => named.has(row.id) && row.sectionId !== edit.sectionId)
      return withActivities(document, edit.sectionId, arranged([...here, ...coming], edit.activityIds))
    }
  }
}

export const applyEdits = (document: GuideDocument, edits: readonly GuideEdit[]): GuideDocument =>
  edits.reduce(applyEdit, document)
