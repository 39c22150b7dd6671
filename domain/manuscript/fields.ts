import { CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import { isEqual } from '../json/is-equal.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import type { DraftFields } from './manuscript.ts'

type Values = Record<string, unknown>

/** The editable fields of an entity or draft, without those the site maintains. */
export const writtenFields = (fields: object): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name or title, '' when not written yet. */
export const titleOf = (fields: Values): string => textOf(fields.title) || textOf(fields.name)

/** The reading of the title, for kinds that have one. */
export const readingOf = (fields: Values): string => textOf(fields.nameKana)

/** The blocks of the body, whatever the field is called. */
export const blocksIn = (fields: Values): unknown[] => {
  const blocks = fields.blocks ?? fields.body
  return Array.isArray(blocks) ? blocks : []
}

/** Where the blocks of a kind are, or `null` for kinds without a body. */
export const blocksFieldOf = (kind: ContentKind): 'blocks' | 'body' | null => CONTENT_KINDS[kind].body ?? null

/** Whether readers would see the same in two states; then 更新日 does not change. */
export const readTheSame = (one: object, other: object): boolean =>
  isEqual(withoutSilence(writtenFields(one)), withoutSilence(writtenFields(other)))

/** Fields that no page shows, and the day of a check without changes (`factCheckedAt` has its own display). */
const SILENT = new Set(['slug', 'editorId', 'factCheckedAt'])

const withoutSilence = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SILENT.has(name)))

/** Whether a working copy equals the state it was made from. */
export const isUnchanged = (fields: object, base: object): boolean =>
  isEqual(writtenFields(fields), writtenFields(base))
