import { gravityAt, gridPoint, MIDDLE, nearestOwnPoint } from '#domain/media/focal-grid.ts'
import { listFocalPoints } from '../db/media/focal-points.server.ts'
import { logLine } from '../log.ts'
import type { ImageRequest } from './image-request.ts'
import { addressOfKey } from './media-files.ts'

/**
 * The crop of a picture: around the requested point where that is one of its focal points, else around the nearest of
 * these, so that only staff decides how many crops of a picture exist. Without a database it is the centre.
 */
export async function ownGravity(
  db: D1Database,
  { key, gravity }: ImageRequest,
): Promise<ImageRequest['gravity']> {
  try {
    return gravityAt(nearestOwnPoint(gridPoint(gravity), await listFocalPoints(db, addressOfKey(key))))
  } catch (error) {
    logLine('error', 'the focal points of a picture could not be read', { error })
    return gravityAt(MIDDLE)
  }
}
