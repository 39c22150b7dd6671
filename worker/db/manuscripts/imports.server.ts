import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { listValuesOf } from './list-values.ts'

/**
 * The statement that creates a manuscript for an entity of the sample content, or updates one that was not edited yet.
 */
export function importManuscriptStatement(
  db: D1Database,
  kind: ContentKind,
  entity: Publishable,
): D1PreparedStatement {
  const isLive = entity.status === 'published'
  const moment = (at: string | null): string | null => at && new Date(at).toISOString()
  const values: Record<string, string | number | null> = {
    id: entity.id,
    kind,
    ...listValuesOf(kind, entity, entity.slug),
    stage: entity.status,
    is_live: Number(isLive),
    has_changes: Number(!isLive),
    version: entity.version,
    live_version: isLive ? entity.version : null,
    published_at: moment(entity.publishedAt),
    scheduled_at: moment(entity.scheduledAt),
    unpublish_at: moment(entity.unpublishAt),
    content_updated_at: moment(entity.contentUpdatedAt),
    created_at: moment(entity.createdAt),
    saved_at: moment(entity.updatedAt),
  }
  const names = Object.keys(values)
  const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
  return db
    .prepare(
      `INSERT INTO manuscripts (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')} WHERE saved_by IS NULL AND fields IS NULL`,
    )
    .bind(...Object.values(values))
}

/** Ids of edited manuscripts: the sample content leaves them unchanged. */
export async function listTouchedIds(db: D1Database): Promise<Set<string>> {
  const { results } = await db
    .prepare(
      'SELECT id FROM manuscripts WHERE saved_by IS NOT NULL UNION SELECT content_id AS id FROM revisions',
    )
    .all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}
