import type { ContentKind } from '#domain/content/kind.ts'
import { formatIsoDay } from '#domain/date/date.ts'
import { readingOf, titleOf } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { isTemporarySlug } from '#domain/manuscript/temporary-slug.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { listNamesIn } from '../db/manuscripts/names-in-text.server.ts'
import { freeSlug } from '../db/manuscripts/taken-slugs.server.ts'
import { COPIED } from './copied-name.ts'
import { type NamedSlug, slugFromTitle } from './slug-words.ts'

type Draft = { kind: ContentKind; id: string; fields: DraftFields; createdAt: Date }

const titleIn = (fields: DraftFields): string => titleOf(fields).replace(COPIED, '')

/** The title in Latin letters, else the kind and the day of creation: `article-20261122`. */
const baseOf = ({ kind, fields, createdAt }: Omit<Draft, 'id'>, namedSlugs: readonly NamedSlug[]): string =>
  slugFromTitle(readingOf(fields), namedSlugs) ||
  slugFromTitle(titleIn(fields), namedSlugs) ||
  `${kind.replace('-page', '')}-${formatIsoDay(createdAt).replaceAll('-', '')}`

/** A unique slug for a draft without one, from its title. */
export async function proposeSlug(db: D1Database, { kind, id, fields, createdAt }: Draft): Promise<string> {
  const namedSlugs = await listNamesIn(db, titleIn(fields))
  return freeSlug(db, { kind, id, slug: baseOf({ kind, fields, createdAt }, namedSlugs) })
}

/** The fields of a draft to be saved: its slug follows the title until it is set manually or published. */
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
  const namedSlugs = await listNamesIn(db, `${titleIn(before)} ${titleIn(fields)}`)
  const [former, next] = [before, fields].map((one) => baseOf({ kind, fields: one, createdAt }, namedSlugs))
  const isProposed = isTemporarySlug(slug) || slug.replace(/-\d+$/, '') === former || slug === former
  if (!isProposed || !next || next === former) return fields
  return { ...fields, slug: await freeSlug(db, { kind, id, slug: next }) }
}
