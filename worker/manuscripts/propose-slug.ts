import type { ContentKind } from '#domain/content/kind.ts'
import { formatIsoDay } from '#domain/date/date.ts'
import { readingOf, titleOf } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { isTemporarySlug } from '#domain/manuscript/temporary-slug.ts'
import { listNamesIn } from '../db/manuscripts/known-names.server.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { freeSlug } from '../db/manuscripts/taken-slugs.server.ts'
import { COPIED } from './copied-name.ts'
import { type KnownName, slugWords } from './slug-words.ts'

type Draft = { kind: ContentKind; id: string; fields: DraftFields; createdAt: Date }

const titleIn = (fields: DraftFields): string => titleOf(fields).replace(COPIED, '')

/** What the title says in letters, else the kind and the day it was begun: `article-20261122`. */
const baseOf = ({ kind, fields, createdAt }: Omit<Draft, 'id'>, known: readonly KnownName[]): string =>
  slugWords(readingOf(fields), known) ||
  slugWords(titleIn(fields), known) ||
  `${kind.replace('-page', '')}-${formatIsoDay(createdAt).replaceAll('-', '')}`

/** A slug for a draft that has none: from its title, and no other's. */
export async function proposeSlug(db: D1Database, { kind, id, fields, createdAt }: Draft): Promise<string> {
  const known = await listNamesIn(db, titleIn(fields))
  return freeSlug(db, { kind, id, slug: baseOf({ kind, fields, createdAt }, known) })
}

/**
 * The fields of a draft as they are saved: its slug follows the title as long as nobody has named it and it was never
 * published.
 */
export async function withFollowingSlug(
  db: D1Database,
  { manuscript, entity, fields: before }: Working,
  fields: DraftFields,
): Promise<DraftFields> {
  const { slug } = before
  const isNew = entity === null && manuscript.publishedAt === null
  const isNamed = titleOf(before) !== titleOf(fields) || readingOf(before) !== readingOf(fields)
  if (!isNew || !isNamed || typeof slug !== 'string' || fields.slug !== slug) return fields
  const { kind, id } = manuscript
  const createdAt = new Date(manuscript.createdAt)
  const known = await listNamesIn(db, `${titleIn(before)} ${titleIn(fields)}`)
  const [former, next] = [before, fields].map((one) => baseOf({ kind, fields: one, createdAt }, known))
  const isProposed = isTemporarySlug(slug) || slug.replace(/-\d+$/, '') === former || slug === former
  if (!isProposed || !next || next === former) return fields
  return { ...fields, slug: await freeSlug(db, { kind, id, slug: next }) }
}
