import { ActionPhoto, type TravelActionPatch } from '#domain/travel/action.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { photoFolder } from './photo-removals.server.ts'

type PhotoRow = { id: string; width: number; height: number; alt: string; deleted_at: string | null }

const OF_PHOTO = 'account_id = ? AND action_id = ? AND id = ?'

/** Of whom, of which record, which photo. */
export type PhotoKey = readonly [accountId: string, actionId: string, id: string]

/** A photo that is there, or `null`. */
export async function findPhoto(db: D1Database, key: PhotoKey): Promise<ActionPhoto | null> {
  const row = await db
    .prepare(`SELECT * FROM travel_action_photos WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
    .bind(...key)
    .first<PhotoRow>()
  return row && ActionPhoto.parse({ id: row.id, width: row.width, height: row.height, alt: row.alt })
}

/** Where the files of a photo are: in another folder than its key names when it came from an account that was joined. */
export async function findPhotoFolder(db: D1Database, key: PhotoKey): Promise<string | null> {
  const row = await db
    .prepare(`SELECT folder FROM travel_action_photos WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
    .bind(...key)
    .first<{ folder: string | null }>()
  return row && (row.folder ?? photoFolder(...key))
}

/** Whether there is a photo under this key, or one that can be brought back. */
export const hasPhoto = async (db: D1Database, key: PhotoKey): Promise<boolean> =>
  (await db
    .prepare(`SELECT 1 FROM travel_action_photos WHERE ${OF_PHOTO}`)
    .bind(...key)
    .first()) !== null

/**
 * Adds a photo behind the others, or brings back one that was deleted. Only while the record is there and has fewer
 * than ten others. Tells whether it did; the same photo once more is there already.
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

/** Takes a photo out of sight. It can be brought back until it is swept away. */
export async function removePhoto(db: D1Database, key: PhotoKey, now: Date): Promise<void> {
  await db
    .prepare(`UPDATE travel_action_photos SET deleted_at = ? WHERE ${OF_PHOTO} AND deleted_at IS NULL`)
    .bind(now.toISOString(), ...key)
    .run()
}

/** Brings a deleted photo back to its place, unless ten others have come. Tells whether it is there now. */
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
 * The statements that give photos a new order and their words, while the record has a version. Unknown ones are left
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
