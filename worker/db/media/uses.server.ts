import type { MediaUser } from '#domain/media/media.ts'
import { focalPointsOf, picturesOf } from '#domain/media/uses.ts'

type UseState = 'live' | 'draft'

/** Deletes the uses of a content: its draft or the content itself is deleted. */
export const noUsesStatement = (
  db: D1Database,
  kind: MediaUser,
  contentId: string,
  state: UseState,
): D1PreparedStatement =>
  db
    .prepare('DELETE FROM media_uses WHERE kind = ? AND content_id = ? AND state = ?')
    .bind(kind, contentId, state)

/**
 * The statements that save which pictures an entity uses, for the batch that writes the entity: `live` for a content
 * row or an author, `draft` for the fields of a manuscript (with the `id` of the content). Two statements, whatever the
 * number of pictures.
 */
export function usesStatements(
  db: D1Database,
  kind: MediaUser,
  entity: { id: string } & Readonly<Record<string, unknown>>,
  state: UseState = 'live',
): D1PreparedStatement[] {
  const focal = focalPointsOf(entity)
  const pictures = [...picturesOf(entity)].map(([address, places]) => ({
    address,
    places,
    points: focal.get(address) ?? [],
  }))
  const none = noUsesStatement(db, kind, entity.id, state)
  if (pictures.length === 0) return [none]
  return [
    none,
    db
      .prepare(
        `INSERT INTO media_uses (kind, content_id, state, address, places, focal_points)
         SELECT ?, ?, ?, p.value ->> 'address', p.value -> 'places', p.value -> 'points' FROM json_each(?) p`,
      )
      .bind(kind, entity.id, state, JSON.stringify(pictures)),
  ]
}
