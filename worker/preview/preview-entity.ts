import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { nearestEntity } from '#domain/manuscript/nearest-entity.ts'
import { publishedEntity } from '#domain/manuscript/published-entity.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'

/**
 * A manuscript as it would be published now, by the publishing function. Unchanged live content is returned as
 * published; an unfinished draft as far as it is written.
 */
export function previewEntity(
  kind: ContentKind,
  { manuscript, fields, entity }: Working,
  now: Date,
): Publishable {
  if (manuscript.isLive && !manuscript.hasChanges && entity) return entity
  const published = publishedEntity({
    kind,
    id: manuscript.id,
    fields: { ...fields, slug: fields.slug || manuscript.slug },
    before: entity,
    version: manuscript.version + 1,
    now,
    publishedAt: now,
    unpublishAt: manuscript.unpublishAt,
    createdAt: manuscript.createdAt,
  })
  const shown = nearestEntity(CONTENT_SCHEMAS[kind], { ...published }, now) as Publishable
  // An invalid slug cannot be part of an address.
  return { ...shown, slug: shown.slug || manuscript.slug }
}
