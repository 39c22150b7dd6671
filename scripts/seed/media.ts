import { statSync } from 'node:fs'
import type { Publishable } from '#domain/content/publishable.ts'
import { titleOf } from '#domain/manuscript/fields.ts'
import { picturesOf } from '#domain/media/uses.ts'
import { seedId } from '#seed/identity.ts'
import { drawnPictures, PICTURE_MIME, PICTURE_SIZE, pictureFile } from '#seed/picture-source.ts'
import { addMediaStatement } from '#worker/db/media/media.server.ts'

const BATCH = 200

/** Drawings whose texts have not been edited are replaced. */
const UNTOUCHED = `DELETE FROM media WHERE address LIKE '{address}/drawn/%' AND version = 1 AND deleted_at IS NULL`

type Origin = { prefectureCode: string | null; createdAt: string; title: string | null }

/** Names in the library have at most a hundred characters. */
const nameOf = (title: string): string => [...title].slice(0, 100).join('')

/** The oldest content with each picture, for prefecture, date and title. */
function originsOf(entities: readonly Publishable[], stampedAt: string): Map<string, Origin> {
  const origins = new Map<string, Origin>()
  const oldestFirst = entities.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  for (const entity of oldestFirst)
    for (const [address, places] of picturesOf(entity))
      if (!origins.has(address)) {
        const { prefectureCode } = entity
        const title = places.includes('hero') ? titleOf(entity) : `${titleOf(entity)}（本文）`
        // Planned content has a date in the future.
        const at = new Date(entity.createdAt)
        const createdAt = at > new Date() ? stampedAt : at.toISOString()
        origins.set(address, { prefectureCode, createdAt, title })
      }
  return origins
}

/** Adds the drawings of the sample content to the library. Edited ones are kept. */
export async function saveMedia(
  db: D1Database,
  entities: readonly Publishable[],
  stampedAt: string,
): Promise<number> {
  const origins = originsOf(entities, stampedAt)
  const statements = drawnPictures().map(({ subject: { key }, picture }) => {
    const unknown: Origin = { prefectureCode: null, createdAt: stampedAt, title: null }
    const { prefectureCode, createdAt, title } = origins.get(picture.address) ?? unknown
    const { address, alt, credit, license, focalX, focalY, color = null } = picture
    const file = {
      ...PICTURE_SIZE,
      bytes: statSync(pictureFile(key)).size,
      mime: PICTURE_MIME,
      sha256: null,
      ownerId: null,
    }
    const fields = { name: nameOf(title ?? key), alt, credit, license, focalX, focalY, prefectureCode }
    return addMediaStatement(db, { ...file, ...fields, id: seedId('media', key), address, color }, createdAt)
  })
  await db.prepare(UNTOUCHED).run()
  for (let from = 0; from < statements.length; from += BATCH)
    await db.batch(statements.slice(from, from + BATCH))
  return statements.length
}
