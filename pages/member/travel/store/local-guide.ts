import { applyEdit } from '#domain/travel/apply-edit.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { withGuide } from '#domain/travel/trip-days.ts'
import { type GuideCreation, type GuideRow, isUpdate, type Queued, rowOf, type UpdateEdit } from './queued.ts'

/** A guide on the device: the server's last version, and the unsent changes in order. */
export type LocalGuide = { base: GuideDocument | null; entries: readonly Queued[] }

/** The row that an update changes, or `null` if it was deleted. */
export const findRow = (
  { guide, sections, activities }: GuideDocument,
  edit: UpdateEdit,
): GuideRow | null => {
  if (edit.type === 'updateGuide') return guide
  const rows: readonly GuideRow[] = edit.type === 'updateSection' ? sections : activities
  return rows.find(({ id }) => id === edit.id) ?? null
}

/** The document of a creation, before the server has it. */
export function createdDocument({ guide, sections, activities }: GuideCreation, at: string): GuideDocument {
  const orders = new Map<string, number>()
  const nextOrder = (sectionId: string) => {
    const order = orders.get(sectionId) ?? 0
    orders.set(sectionId, order + 1)
    return order
  }
  const times = { createdAt: at, updatedAt: at }
  return {
    guide: { ...guide, visibility: 'private', share: null, version: 1, ...times },
    sections: sections.map((row, order) => ({ ...row, guideId: guide.id, order, version: 1 })),
    activities: activities.map((row) => ({ ...row, order: nextOrder(row.sectionId), version: 1 })),
    places: [],
  }
}

/**
 * The guide as shown: all changes applied to the server's last version, including refused and conflicting ones, so
 * that no input disappears.
 */
export function documentOf({ base, entries }: LocalGuide): GuideDocument | null {
  return entries.reduce<GuideDocument | null>((document, { edit, at }) => {
    if (edit.type === 'createGuide') return document ?? createdDocument(edit, at)
    return document && applyEdit(document, edit)
  }, base)
}

/** The document with a row replaced by the server's version. */
export function withRow(document: GuideDocument, edit: UpdateEdit, row: GuideRow): GuideDocument {
  const swap = <Row extends { id: string }>(rows: Row[]) =>
    rows.map((old) => (old.id === row.id ? { ...old, ...row } : old))
  if (edit.type === 'updateGuide') return withGuide(document, { ...document.guide, ...row } as TravelGuide)
  return edit.type === 'updateSection'
    ? { ...document, sections: swap(document.sections) }
    : { ...document, activities: swap(document.activities) }
}

const versionOf = (document: GuideDocument | null, edit: UpdateEdit) =>
  document ? findRow(document, edit)?.version : undefined

/**
 * Applies the server's acknowledgement: the change moves to the base, and later updates of the same row are rebased on
 * it.
 * @param row the updated row in the server's response
 */
export function acknowledged(local: LocalGuide, id: string, row: GuideRow | null): LocalGuide {
  const entry = local.entries.find((other) => other.id === id)
  if (!entry) return local
  const { edit } = entry
  const rest = local.entries.filter((other) => other !== entry)
  if (edit.type === 'createGuide')
    return { base: local.base ?? createdDocument(edit, entry.at), entries: rest }
  const applied = local.base && applyEdit(local.base, edit)
  if (!isUpdate(edit)) return { base: applied, entries: rest }
  const base = applied && row ? withRow(applied, edit, row) : applied
  const version = row?.version ?? versionOf(base, edit) ?? edit.version
  return { base, entries: rest.map((other) => rebased(other, edit, version)) }
}

/** Rebases an update made from the same version as an acknowledged one of the same row. */
export function rebased(entry: Queued, made: UpdateEdit, version: number): Queued {
  const { edit } = entry
  if (!isUpdate(edit) || rowOf(edit) !== rowOf(made) || edit.version !== made.version) return entry
  return { ...entry, edit: { ...edit, version } }
}
