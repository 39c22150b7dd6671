import { gravityAt, gridPoint, MIDDLE, nearestOwnPoint } from '#domain/media/focal-grid.ts'
import { listFocalPoints } from '../db/media/focal-points.server.ts'
import { logLine } from '../log.ts'
import type { ImageRequest } from './image-request.ts'
import { addressOfKey } from './media-files.ts'

/**
 * Where a picture that is to be made is cropped: around the point asked for where that is one of its own, else around
 * the nearest of these, so that nobody but staff decides how many crops of a picture there are. Without a database it is
 * the middle.
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
