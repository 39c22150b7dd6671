import { ActionPhoto, type TravelActionPatch } from '#domain/travel/action.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { photoFolder } from './photo-removals.server.ts'

type PhotoRow = { id: string; width: number; height: number; alt: string; deleted_at: string | null }

const OF_PHOTO = 'account_id = ? AND action_id = ? AND id = ?'

/** Account, record, and photo. */
export type PhotoKey = readonly [accountId: string, actionId: string, id: string]

/** A photo that is not deleted, or `null`. */
export async function findPhoto(db: D1Database, key: PhotoKey): Promise<ActionPhoto | null> {
  const row = await db
    .prepare(`SELECT * FROM travel_action_photos WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
    .bind(...key)
    .first<PhotoRow>()
  return row && ActionPhoto.parse({ id: row.id, width: row.width, height: row.height, alt: row.alt })
}

/** The folder of a photo's files: it differs from the key for photos of a joined account. */
export async function findPhotoFolder(db: D1Database, key: PhotoKey): Promise<string | null> {
  const row = await db
    .prepare(`SELECT folder FROM travel_action_photos WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
    .bind(...key)
    .first<{ folder: string | null }>()
  return row && (row.folder ?? photoFolder(...key))
}

/** Whether this key has a photo, or a deleted one that can be restored. */
export const hasPhoto = async (db: D1Database, key: PhotoKey): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM travel_action_photos WHERE ${OF_PHOTO}`)
    .bind(...key)
    .first()) !== null

/**
 * Adds a photo behind the others, or restores a deleted one. Only while the record exists and has fewer than ten
 * others. Returns whether it did; repeating it succeeds.
 */
export async function addPhoto(
  db: D1Database,
  [accountId, actionId, id]: PhotoKey,
  { width, height }: { width: number; height: number },
  now: Date,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO travel_action_photos (account_id, action_id, id, position, width, height, alt, created_at)
       SELECT a.account_id, a.id, ?3,
         ifnull((SELECT max(position) FROM travel_action_photos WHERE account_id = ?1 AND action_id = ?2), -1) + 1,
         ?4, ?5, '', ?6
       FROM travel_actions a WHERE a.account_id = ?1 AND a.id = ?2 AND a.deleted_at IS NULL
         AND (SELECT count(*) FROM travel_action_photos
              WHERE account_id = ?1 AND action_id = ?2 AND id <> ?3 AND deleted_at IS NULL) < ${TRAVEL_LIMITS.photos}
       ON CONFLICT (account_id, action_id, id) DO UPDATE SET deleted_at = NULL, width = ?4, height = ?5, folder = NULL`,
    )
    .bind(accountId, actionId, id, width, height, now.toISOString())
    .run()
  return meta.changes > 0
}

/** The deleted photos of a record before its latest ones, which are as many as it may have. */
const FORMERLY_DELETED = `account_id = ?1 AND action_id = ?2 AND id IN (
  SELECT id FROM travel_action_photos WHERE account_id = ?1 AND action_id = ?2 AND deleted_at IS NOT NULL
  ORDER BY deleted_at DESC, id LIMIT -1 OFFSET ${TRAVEL_LIMITS.photos})`

/**
 * Deletes a photo. It can be restored until it is swept, or ten others of its record were deleted after it: otherwise photos
 * that are put and deleted again and again would pile up for a day. Returns whether files wait for their removal.
 */
export async function removePhoto(db: D1Database, key: PhotoKey, now: Date): Promise<boolean> {
  const [accountId, actionId] = key
  const [, removals] = await db.batch([
    db
      .prepare(`UPDATE travel_action_photos SET deleted_at = ? WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
      .bind(now.toISOString(), ...key),
    db
      .prepare(
        `INSERT OR IGNORE INTO photo_removals (prefix, asked_at)
         SELECT ?3 || id || '/', ?4 FROM travel_action_photos WHERE ${FORMERLY_DELETED}`,
      )
      .bind(accountId, actionId, photoFolder(accountId, actionId), now.toISOString()),
    db.prepare(`DELETE FROM travel_action_photos WHERE ${FORMERLY_DELETED}`).bind(accountId, actionId),
  ])
  return (removals?.meta.changes ?? 0) > 0
}

/** Restores a deleted photo at its position, unless there are ten others. Returns whether it exists now. */
export async function restorePhoto(db: D1Database, key: PhotoKey): Promise<boolean> {
  const [accountId, actionId] = key
  await db
    .prepare(
      `UPDATE travel_action_photos SET deleted_at = NULL WHERE ${OF_PHOTO} AND deleted_at IS NOT NULL
         AND (SELECT count(*) FROM travel_action_photos p
              WHERE p.account_id = ? AND p.action_id = ? AND p.deleted_at IS NULL) < ${TRAVEL_LIMITS.photos}`,
    )
    .bind(...key, accountId, actionId)
    .run()
  return (await findPhoto(db, key)) !== null
}

const OF_VERSION = `EXISTS (SELECT 1 FROM travel_actions a
  WHERE a.account_id = ? AND a.id = ? AND a.version = ? AND a.deleted_at IS NULL)`

/**
 * The statements that set the order and the captions of photos, while the record has a version. Unknown ones are left
 * out, unnamed ones stay behind.
 */
export function arrangePhotos(
  db: D1Database,
  accountId: string,
  actionId: string,
  { version, photos }: { version: number; photos: NonNullable<TravelActionPatch['photos']> },
): D1PreparedStatement[] {
  const ofVersion = [accountId, actionId, version]
  const behind = `UPDATE travel_action_photos SET position = position + ? WHERE account_id = ? AND action_id = ?`
  const here = `UPDATE travel_action_photos SET position = ?, alt = ? WHERE ${OF_PHOTO}`
  return [
    db.prepare(`${behind} AND ${OF_VERSION}`).bind(TRAVEL_LIMITS.photos, accountId, actionId, ...ofVersion),
    ...photos.map(({ id, alt }, position) =>
      db.prepare(`${here} AND ${OF_VERSION}`).bind(position, alt, accountId, actionId, id, ...ofVersion),
    ),
  ]
}
