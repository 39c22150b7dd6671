import type { BundlePicture } from '#domain/bundle/site.ts'
import { MEDIA_COLUMNS, mediaOf, searchOf } from '../media/media.server.ts'
import type { Row } from '../row.ts'

const PAGE_SIZE = 500

function toPicture(row: Row): BundlePicture {
  const { uses: _, ...media } = mediaOf(row)
  return { ...media, sha256: row.sha256 as string | null }
}

/** The pictures of the library, without deleted ones, by id; with `addresses` only these. */
export async function* readPictures(
  db: D1Database,
  addresses?: readonly string[],
): AsyncGenerator<BundlePicture> {
  const listed = db.prepare(
    `SELECT ${MEDIA_COLUMNS}, m.sha256 FROM media m WHERE m.deleted_at IS NULL AND m.id > ?1
       AND (?2 IS NULL OR m.address IN (SELECT value FROM json_each(?2))) ORDER BY m.id LIMIT ${PAGE_SIZE}`,
  )
  for (let after = ''; ; ) {
    const { results } = await listed.bind(after, addresses ? JSON.stringify(addresses) : null).all<Row>()
    yield* results.map(toPicture)
    const last = results.at(-1)
    if (!last || results.length < PAGE_SIZE) return
    after = String(last.id)
  }
}

/**
 * The statement that writes what is known of a picture; the person who sent it stays. It writes nothing where another picture has
 * the address or was made of the same file.
 */
export const saveBundlePicture = (db: D1Database, picture: BundlePicture): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO media (id, address, name, width, height, bytes, mime, color, alt, credit, license, focal_x, focal_y,
         prefecture_code, sha256, search, version, created_at, saved_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19
       WHERE NOT EXISTS (SELECT 1 FROM media WHERE id <> ?1 AND (address = ?2 OR sha256 = ?15))
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, alt = excluded.alt, credit = excluded.credit,
         license = excluded.license, focal_x = excluded.focal_x, focal_y = excluded.focal_y,
         prefecture_code = excluded.prefecture_code, search = excluded.search, version = excluded.version,
         saved_at = excluded.saved_at, deleted_at = NULL WHERE address = excluded.address`,
    )
    .bind(
      picture.id,
      picture.address,
      picture.name,
      picture.width,
      picture.height,
      picture.bytes,
      picture.mime,
      picture.color,
      picture.alt,
      picture.credit,
      picture.license,
      picture.focalX,
      picture.focalY,
      picture.prefectureCode,
      picture.sha256,
      searchOf(picture),
      picture.version,
      picture.createdAt,
      picture.updatedAt,
    )
