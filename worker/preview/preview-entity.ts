import type { ContentKind } from '#domain/content-kind.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import { nearestEntity } from '#domain/manuscript/nearest-entity.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import type { Publishable } from '#domain/publishable.ts'
import type { Working } from '../db/manuscripts.server.ts'

/**
 * A manuscript as readers would see it if it were published now. What is live and was not changed is what they see;
 * of anything else as much as is written.
 */
export function previewEntity(
  kind: ContentKind,
  { manuscript, fields, entity }: Working,
  now: Date,
): Publishable {
  if (manuscript.isLive && !manuscript.hasChanges && entity) return entity
  const at = now.toISOString()
  const given = { ...writtenFields(fields), slug: fields.slug || manuscript.slug }
  const written = nearestEntity(CONTENT_SCHEMAS[kind], given, now) as Publishable
  return {
    ...written,
    id: manuscript.id,
    slug: written.slug || manuscript.slug,
    slugHistory: entity?.slugHistory ?? [],
    status: 'published',
    publishedAt: (manuscript.isLive ? entity?.publishedAt : null) ?? manuscript.publishedAt ?? at,
    scheduledAt: null,
    unpublishAt: manuscript.unpublishAt,
    version: manuscript.version,
    createdAt: manuscript.createdAt,
    updatedAt: manuscript.updatedAt,
    contentUpdatedAt: manuscript.isLive ? at : manuscript.contentUpdatedAt,
  }
}
