import { CONTENT_KINDS, type ContentKind } from '../content/kind.ts'
import { isEqual } from '../json/is-equal.ts'
import { BOOKKEEPING } from './bookkeeping.ts'
import type { DraftFields } from './manuscript.ts'

type Known = Record<string, unknown>

/** The fields that people write, of an entity or of a draft: what the site keeps by itself is left out. */
export const writtenFields = (fields: object): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a piece of content is called: its name or its title, as far as it is written. */
export const titleOf = (fields: Known): string => textOf(fields.title) || textOf(fields.name)

/** How its title is read aloud, where the kind says so. */
export const readingOf = (fields: Known): string => textOf(fields.nameKana)

/** The blocks of a body, whatever the kind calls it. */
export const blocksIn = (fields: Known): unknown[] => {
  const blocks = fields.blocks ?? fields.body
  return Array.isArray(blocks) ? blocks : []
}

/** Where the blocks of a kind are, or `null` for kinds without a body. */
export const blocksFieldOf = (kind: ContentKind): 'blocks' | 'body' | null => CONTENT_KINDS[kind].body

/** Whether readers would read the same in two states: then 更新日 stays. */
export const readTheSame = (one: object, other: object): boolean =>
  isEqual(withoutSilence(writtenFields(one)), withoutSilence(writtenFields(other)))

/** What no page shows, and the day of a check that found nothing to change (`factCheckedAt` is shown for itself). */
const SILENT = new Set(['slug', 'editorId', 'factCheckedAt'])

const withoutSilence = (fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SILENT.has(name)))

/** Whether a working copy says the same as what it was made from. */
export const isUnchanged = (fields: object, base: object): boolean =>
  isEqual(writtenFields(fields), writtenFields(base))
