import { applyEdit } from '#domain/travel/apply-edit.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { withGuide } from '#domain/travel/trip-days.ts'
import { type GuideCreation, type GuideRow, isUpdate, type Queued, rowOf, type UpdateEdit } from './queued.ts'

/** What a device holds of a guide: it as the server last told, and the changes that are made to it since, in order. */
export type Kept = { base: GuideDocument | null; entries: readonly Queued[] }

/** The row that an update changes, or `null` where it is gone. */
export const findRow = (
  { guide, sections, activities }: GuideDocument,
  edit: UpdateEdit,
): GuideRow | null => {
  if (edit.type === 'updateGuide') return guide
  const rows: readonly GuideRow[] = edit.type === 'updateSection' ? sections : activities
  return rows.find(({ id }) => id === edit.id) ?? null
}

/** The document that a creation makes, before the server has it. */
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
 * The guide as its member left it: every change is laid over what the server last told, also one that is put aside, so
 * that nothing typed disappears from the page.
 */
export function documentOf({ base, entries }: Kept): GuideDocument | null {
  return entries.reduce<GuideDocument | null>((document, { edit, at }) => {
    if (edit.type === 'createGuide') return document ?? createdDocument(edit, at)
    return document && applyEdit(document, edit)
  }, base)
}

/** The same document with a row as the server told it. */
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
 * The server has made a change: it belongs to what the server told from now on, and what was changed of the same row in
 * the meantime was changed knowing of it.
 * @param row the updated row as the server answered it
 */
export function acknowledged(kept: Kept, id: string, row: GuideRow | null): Kept {
  const entry = kept.entries.find((other) => other.id === id)
  if (!entry) return kept
  const { edit } = entry
  const rest = kept.entries.filter((other) => other !== entry)
  if (edit.type === 'createGuide')
    return { base: kept.base ?? createdDocument(edit, entry.at), entries: rest }
  const applied = kept.base && applyEdit(kept.base, edit)
  if (!isUpdate(edit)) return { base: applied, entries: rest }
  const base = applied && row ? withRow(applied, edit, row) : applied
  const version = row?.version ?? versionOf(base, edit) ?? edit.version
  return { base, entries: rest.map((other) => rebased(other, edit, version)) }
}

/** An update of the same row that was made from the same version as another one comes after it. */
export function rebased(entry: Queued, made: UpdateEdit, version: number): Queued {
  const { edit } = entry
  if (!isUpdate(edit) || rowOf(edit) !== rowOf(made) || edit.version !== made.version) return entry
  return { ...entry, edit: { ...edit, version } }
}
