import type { Media } from '#domain/media/media.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import {
  addMediaStatement,
  findMedia,
  findMediaByContent,
  type NewMedia,
  restoreMediaStatement,
} from '../db/media/media.server.ts'
import { dropMedia, STORED_MIME, sha256Of, storeMedia } from './media-files.ts'
import { aloneFor } from './one-decode.ts'
import { prepareMedia } from './prepare-media.ts'

type Upload = { id: string; name: string; bytes: Uint8Array<ArrayBuffer>; accountId: string }

/** `same`: another picture has this content; `taken`: another picture has this id. */
type Added = { outcome: 'added' | 'same'; media: Media } | { outcome: 'taken'; media: null }

const EMPTY_METADATA = {
  alt: '',
  credit: '',
  license: null,
  focalX: 0.5,
  focalY: 0.5,
  prefectureCode: null,
}

const entryOf = ({ id, accountId }: Upload, action: string, at: Date) => ({
  accountId,
  action,
  resource: 'media',
  refId: id,
  at,
})

/** An existing picture with the upload's content or id. A deleted picture is restored under its own id. */
async function findExisting(
  db: D1Database,
  upload: Upload,
  sha256: string,
  now: Date,
): Promise<Added | null> {
  const existing = await findMediaByContent(db, sha256)
  if (!existing) return (await findMedia(db, upload.id)) && { outcome: 'taken', media: null }
  const { media, isDeleted } = existing
  if (!isDeleted) return { outcome: media.id === upload.id ? 'added' : 'same', media }
  const entry = { ...entryOf(upload, 'restore', now), refId: media.id }
  await db.batch([restoreMediaStatement(db, media.id), auditIfChanged(db, entry)])
  return { outcome: 'added', media }
}

/**
 * Adds an upload to the library: validates, re-encodes, stores and records it. The same content is stored once;
 * repeating an upload changes nothing. A file without a row is deleted again. Throws `MediaRefused`, or `DecodeBusy`.
 */
export async function addMedia(
  { DB, MEDIA, IMAGES }: Pick<Env, 'DB' | 'MEDIA' | 'IMAGES'>,
  upload: Upload,
  now: Date,
): Promise<Added> {
  const sha256 = await sha256Of(upload.bytes)
  const existing = await findExisting(DB, upload, sha256, now)
  if (existing) return existing
  const { body, ...picture } = await prepareMedia(IMAGES, upload.bytes, aloneFor(DB, upload.accountId))
  const address = await storeMedia(MEDIA, body)
  const media: NewMedia = {
    ...EMPTY_METADATA,
    ...picture,
    id: upload.id,
    name: upload.name,
    address,
    bytes: body.byteLength,
    mime: STORED_MIME,
    sha256,
    ownerId: upload.accountId,
  }
  const { name, width, height, bytes } = media
  const entry = { ...entryOf(upload, 'create', now), after: { name, width, height, bytes } }
  await DB.batch([addMediaStatement(DB, media, now.toISOString()), auditIfChanged(DB, entry)]).catch(
    async (error: unknown) => {
      await dropMedia(MEDIA, address)
      throw error
    },
  )
  const added = await findMedia(DB, upload.id)
  if (added?.address === address) return { outcome: 'added', media: added }
  // The same file was uploaded twice at once.
  await dropMedia(MEDIA, address)
  return (await findExisting(DB, upload, sha256, now)) ?? { outcome: 'taken', media: null }
}
