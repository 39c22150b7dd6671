import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { nearestEntity } from '#domain/manuscript/nearest-entity.ts'
import { publishedEntity } from '#domain/manuscript/published-entity.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'

/**
 * A manuscript as readers would see it if it were published now, by the function that publishes it. What is live and
 * was not changed is what they see; of what is not finished as much as is written.
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
  // A slug that is not finished fits no address.
  return { ...shown, slug: shown.slug || manuscript.slug }
}
