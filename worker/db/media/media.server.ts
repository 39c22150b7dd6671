import { Media, type MediaDetails, type MediaPatch } from '#domain/media/media.ts'
import { folded } from '#domain/search/text.ts'
import type { Row } from '../row.ts'

/** The number of contents that use a picture: the public version and the working copy count once. */
const USES = `(SELECT count(DISTINCT u.kind || '/' || u.content_id) FROM media_uses u WHERE u.address = m.address)`

/** The columns of a picture as `mediaOf` reads them, of the alias `m`. */
export const MEDIA_COLUMNS = `m.id, m.address, m.name, m.width, m.height, m.bytes, m.mime, m.color, m.alt, m.credit, m.license,
  m.focal_x, m.focal_y, m.prefecture_code, m.version, m.created_at, m.saved_at, ${USES} AS uses`

/** A row of `MEDIA_COLUMNS`. */
export const mediaOf = (row: Row): Media =>
  Media.parse({
    id: row.id,
    address: row.address,
    name: row.name,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    mime: row.mime,
    color: row.color,
    alt: row.alt,
    credit: row.credit,
    license: row.license,
    focalX: row.focal_x,
    focalY: row.focal_y,
    prefectureCode: row.prefecture_code,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.saved_at,
    uses: row.uses,
  })

/** The text that a picture is found by. */
export const searchOf = ({ name, alt, credit }: Pick<MediaDetails, 'name' | 'alt' | 'credit'>): string =>
  folded([name, alt, credit].join('\n'))

/** A picture of the library, or `null`: none, or deleted. */
export async function findMedia(db: D1Database, id: string): Promise<Media | null> {
  const row = await db
    .prepare(`SELECT ${MEDIA_COLUMNS} FROM media m WHERE m.id = ? AND m.deleted_at IS NULL`)
    .bind(id)
    .first<Row>()
  return row && mediaOf(row)
}

/** A picture of the same file, also a deleted one that can be restored. */
export async function findMediaByContent(
  db: D1Database,
  sha256: string,
): Promise<{ media: Media; isDeleted: boolean } | null> {
  const row = await db
    .prepare(`SELECT ${MEDIA_COLUMNS}, m.deleted_at FROM media m WHERE m.sha256 = ?`)
    .bind(sha256)
    .first<Row>()
  return row && { media: mediaOf(row), isDeleted: row.deleted_at !== null }
}

export type NewMedia = Pick<Media, 'id' | 'address' | 'width' | 'height' | 'bytes' | 'mime' | 'color'> &
  MediaDetails & { sha256: string | null; ownerId: string | null }

/** The statement that adds a picture. It adds nothing where the id, address or content exists: later edits stay. */
export const addMediaStatement = (db: D1Database, media: NewMedia, at: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO media (id, address, name, width, height, bytes, mime, color, alt, credit, license, focal_x, focal_y,
         prefecture_code, sha256, search, version, created_at, saved_at, owner_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(
      media.id,
      media.address,
      media.name,
      media.width,
      media.height,
      media.bytes,
      media.mime,
      media.color,
      media.alt,
      media.credit,
      media.license,
      media.focalX,
      media.focalY,
      media.prefectureCode,
      media.sha256,
      searchOf(media),
      at,
      at,
      media.ownerId,
    )

/** The statement that changes the metadata of a picture with a version. */
export function changeMediaStatement(
  db: D1Database,
  media: Media,
  patch: MediaPatch,
  now: Date,
): D1PreparedStatement {
  const updated = { ...media, ...patch }
  return db
    .prepare(
      `UPDATE media SET name = ?, alt = ?, credit = ?, license = ?, focal_x = ?, focal_y = ?, prefecture_code = ?,
         search = ?, version = version + 1, saved_at = ? WHERE id = ? AND version = ? AND deleted_at IS NULL`,
    )
    .bind(
      updated.name,
      updated.alt,
      updated.credit,
      updated.license,
      updated.focalX,
      updated.focalY,
      updated.prefectureCode,
      searchOf(updated),
      now.toISOString(),
      media.id,
      media.version,
    )
}

/** The statement that deletes a picture from the library, unless it is used. */
export const removeMediaStatement = (db: D1Database, id: string, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE media SET deleted_at = ? WHERE id = ? AND deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM media_uses u WHERE u.address = media.address)`,
    )
    .bind(now.toISOString(), id)

/** The statement that restores a deleted picture. */
export const restoreMediaStatement = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare('UPDATE media SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL').bind(id)

/** The uploader of a picture, or `null`: deleted, or no such picture. */
export const findMediaOwner = (db: D1Database, id: string): Promise<string | null> =>
  db.prepare('SELECT owner_id FROM media WHERE id = ?').bind(id).first<string>('owner_id')

/** How many days a deleted picture can be restored. */
const RETENTION_DAYS = 30

/**
 * At most `limit` deleted pictures that can no longer be restored, without pictures that were ever used: a revision may
 * contain them.
 */
export async function listExpiredMedia(db: D1Database, limit: number, now: Date) {
  const before = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const { results } = await db
    .prepare('SELECT id, address FROM media WHERE deleted_at < ? AND was_shown = 0 LIMIT ?')
    .bind(before, limit)
    .all<{ id: string; address: string }>()
  return results
}

/** Deletes the row of a deleted picture. */
export const deleteMediaRow = async (db: D1Database, id: string): Promise<void> => {
  await db.prepare('DELETE FROM media WHERE id = ? AND deleted_at IS NOT NULL').bind(id).run()
}
