import type { BundleContent } from '#domain/bundle/content.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { auditStatement } from '../audit/audit.server.ts'
import { type ContentTable, saveStatements } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { draftUses } from '../manuscripts/draft-uses.server.ts'
import { listValuesOf } from '../manuscripts/list-values.ts'
import { guardStatement } from '../manuscripts/manuscripts.server.ts'
import { firstRevisionStatement, revisionStatement } from '../manuscripts/revisions.server.ts'
import { storedFields } from '../manuscripts/row.ts'

const fieldsOf = ({ page, draft }: BundleContent): DraftFields => draft ?? { ...page }

/** Writes the row of a manuscript. Its owner, and who saved it, stay. */
function manuscriptStatement(db: D1Database, content: BundleContent): D1PreparedStatement {
  const { kind, id, draft, state } = content
  const values: Record<string, string | number | null> = {
    id,
    kind,
    ...listValuesOf(kind, fieldsOf(content), state.slug),
    slug: state.slug,
    stage: state.stage,
    is_live: Number(state.isLive),
    has_changes: Number(state.hasChanges),
    version: state.version,
    live_version: state.liveVersion,
    published_at: state.publishedAt,
    scheduled_at: state.scheduledAt,
    unpublish_at: state.unpublishAt,
    content_updated_at: state.contentUpdatedAt,
    created_at: state.createdAt,
    saved_at: state.updatedAt,
    fields: draft && JSON.stringify(storedFields(kind, draft)),
  }
  const names = Object.keys(values)
  const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
  return db
    .prepare(
      `INSERT INTO manuscripts (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')} WHERE kind = excluded.kind`,
    )
    .bind(...Object.values(values))
}

const writeStatements = (db: D1Database, content: BundleContent): D1PreparedStatement[] => {
  const { kind, id, page, draft } = content
  return [
    ...(page ? saveStatements(db, CONTENT_TABLES[kind] as unknown as ContentTable, page) : []),
    manuscriptStatement(db, content),
    ...draftUses(db, kind, id, { fields: draft ?? {}, keepFields: draft !== null }),
  ]
}

/** The statements that create content as a bundle has it, for one batch. */
export const createStatements = (
  db: D1Database,
  content: BundleContent,
  now: Date,
): D1PreparedStatement[] => [
  ...writeStatements(db, content),
  auditStatement(db, {
    accountId: null,
    action: 'create',
    resource: content.kind,
    refId: content.id,
    after: { version: content.state.version },
    at: now,
  }),
]

/**
 * The statements that replace content, for one batch, which fails if it has changed since `before` was read. The state before
 * and the new one are kept as revisions.
 */
export function replaceStatements(
  db: D1Database,
  { before, after, now }: { before: BundleContent; after: BundleContent; now: Date },
): D1PreparedStatement[] {
  const { kind, id } = before
  const { version } = before.state
  const kept = (content: BundleContent) => ({
    contentId: id,
    version: content.state.version,
    fields: writtenFields(fieldsOf(content)),
    by: null,
  })
  return [
    guardStatement(db, { manuscript: { kind, id, version }, ownerLimit: null }),
    firstRevisionStatement(db, { ...kept(before), now: new Date(before.state.updatedAt) }),
    ...writeStatements(db, after),
    revisionStatement(db, { ...kept(after), reason: 'imported', now }),
    auditStatement(db, {
      accountId: null,
      action: 'update',
      resource: kind,
      refId: id,
      before: { version },
      after: { version: after.state.version },
      at: now,
    }),
  ]
}
