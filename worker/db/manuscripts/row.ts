import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { fieldsOf, type Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'

const LISTED = [
  'id',
  'kind',
  'slug',
  'title',
  'stage',
  'is_live',
  'has_changes',
  'type',
  'prefecture_code',
  'author_id',
  'owner_id',
  'disclosure_kind',
  'hero_address',
  'version',
  'live_version',
  'published_at',
  'scheduled_at',
  'unpublish_at',
  'content_updated_at',
  'fact_checked_at',
  'created_at',
  'saved_at',
  'open_comments',
]

/** The columns of a manuscript in lists, of the alias `m`. */
export const MANUSCRIPT_COLUMNS = `${LISTED.map((name) => `m.${name}`).join(', ')}, ${selectColleague('m.saved_by', 'saved_by')}`

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)
const numberOrNull = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)

/** A row of `MANUSCRIPT_COLUMNS`. */
export const toManuscript = (row: Row): Manuscript => ({
  kind: row.kind as ContentKind,
  id: String(row.id),
  slug: String(row.slug),
  title: String(row.title),
  stage: row.stage as Manuscript['stage'],
  isLive: row.is_live === 1,
  hasChanges: row.has_changes === 1,
  type: row.type as Manuscript['type'],
  prefectureCode: textOrNull(row.prefecture_code),
  authorId: textOrNull(row.author_id),
  ownerId: textOrNull(row.owner_id),
  disclosureKind: row.disclosure_kind as Manuscript['disclosureKind'],
  heroAddress: textOrNull(row.hero_address),
  version: Number(row.version),
  liveVersion: numberOrNull(row.live_version),
  publishedAt: textOrNull(row.published_at),
  scheduledAt: textOrNull(row.scheduled_at),
  unpublishAt: textOrNull(row.unpublish_at),
  contentUpdatedAt: textOrNull(row.content_updated_at),
  factCheckedAt: textOrNull(row.fact_checked_at),
  createdAt: String(row.created_at),
  updatedAt: String(row.saved_at),
  updatedBy: toColleague(row, 'saved_by'),
  openComments: Number(row.open_comments),
})

/** The entity of a content table's row as stored, without validation: rows of an older schema can still be opened. */
export const toEntity = (kind: ContentKind, row: Row): Publishable =>
  fieldsOf(CONTENT_TABLES[kind].columns, row) as Publishable

/** Fields as stored: moments of the entity itself in UTC, as its table has them. */
export function storedFields(kind: ContentKind, fields: DraftFields): DraftFields {
  const moments = CONTENT_TABLES[kind].columns.filter(({ type }) => type === 'moment')
  const stored: DraftFields = { ...fields }
  for (const { field } of moments) {
    const moment = Date.parse(String(fields[field] ?? ''))
    if (!Number.isNaN(moment)) stored[field] = new Date(moment).toISOString()
  }
  return stored
}
