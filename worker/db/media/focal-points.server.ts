import { type GridPoint, gridPoint } from '#domain/media/focal-grid.ts'
import { storedJson } from '../stored-json.ts'

/** The maximum of uses with a focal point of their own, public ones first. */
const MAX_USES = 20

/**
 * The focal points of a picture, by its address: that of the library, and those of its uses. Without one, the centre
 * applies.
 */
export async function listFocalPoints(db: D1Database, address: string): Promise<GridPoint[]> {
  const [library, uses] = await db.batch<Record<string, unknown>>([
    db.prepare('SELECT focal_x AS x, focal_y AS y FROM media WHERE address = ?').bind(address),
    db
      .prepare(
        `SELECT focal_points AS points FROM media_uses
         WHERE address = ? AND focal_points <> '[]' ORDER BY state DESC LIMIT ?`,
      )
      .bind(address, MAX_USES),
  ])
  return [
    ...(library?.results ?? []).map(({ x, y }) => gridPoint({ x: Number(x), y: Number(y) })),
    ...(uses?.results ?? []).flatMap(({ points }) => storedJson(points) as GridPoint[]),
  ]
}
