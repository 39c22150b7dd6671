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

/** Named rows in the order in which they are named, once each; rows that are not named stay behind them. */
const arranged = <Row extends Ordered>(rows: readonly Row[], ids: readonly string[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const isNamed = new Set(named)
  return [...named, ...rows.filter((row) => !isNamed.has(row))]
}

/** The activities of one section, in their order. */
export const activitiesOf = (document: GuideDocument, sectionId: string): TravelActivity[] =>
  document.activities.filter((activity) => activity.sectionId === sectionId).sort((a, b) => a.order - b.order)

/** Everything in its order and numbered by it, from 0 and without gaps. */
function inOrder(document: GuideDocument, sections: TravelSection[]): GuideDocument {
  const ordered = numbered(sections)
  const activities = ordered.flatMap(({ id }) => numbered(activitiesOf(document, id)))
  return { ...document, sections: ordered, activities }
}

const sectionsOf = ({ sections }: GuideDocument) => [...sections].sort((a, b) => a.order - b.order)

/** A section's activities put in place of those that it had; what came from elsewhere is gone from there. */
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

const saysMore = <Row extends object>(row: Row, patch: Partial<Row>): boolean =>
  Object.entries(patch).some(([key, value]) => !isEqual(row[key as keyof Row], value))

/** The rows with one of them changed, or themselves where that changes nothing. */
const patched = <Row extends { id: string }>(rows: Row[], id: string, patch: Partial<Row>): Row[] =>
  rows.some((row) => row.id === id && saysMore(row, patch))
    ? rows.map((row) => (row.id === id ? { ...row, ...patch } : row))
    : rows

/** The document with other rows; itself where they are its own. */
function withRows(document: GuideDocument, changed: Partial<GuideDocument>): GuideDocument {
  const isSame = Object.entries(changed).every(([key, rows]) => document[key as keyof GuideDocument] === rows)
  return isSame ? document : { ...document, ...changed }
}

/**
 * A guide with a change made to it, as the server makes it, or the same object where nothing is another. A change of
 * what is not there changes nothing, nor does adding what is there already: so a change that the server has made can be laid over its answer once more. Versions
 * are the server's alone and stay.
 */
export function applyEdit(document: GuideDocument, edit: GuideEdit): GuideDocument {
  const { guide, sections, activities } = document
  const hasSection = (id: string) => sections.some((section) => section.id === id)
  switch (edit.type) {
    case 'updateGuide':
      return saysMore(guide, edit.patch) ? withGuide(document, { ...guide, ...edit.patch }) : document
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
