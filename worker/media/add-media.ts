import type { Media } from '#domain/media/media.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import {
  addMediaStatement,
  findMedia,
  findMediaByContent,
  type NewMedia,
  restoreMediaStatement,
} from '../db/media/media.server.ts'
import { dropMedia, KEPT_MIME, sha256Of, storeMedia } from './media-files.ts'
import { aloneFor } from './one-decode.ts'
import { prepareMedia } from './prepare-media.ts'

export type Upload = { id: string; name: string; bytes: Uint8Array<ArrayBuffer>; accountId: string }

/** `same`: another picture has this content; `taken`: this id is another picture's. */
export type Added = { outcome: 'added' | 'same'; media: Media } | { outcome: 'taken'; media: null }

const UNKNOWN_WORDS = {
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

/** What is known already of an upload's content or id. A picture that was deleted comes back under its own id. */
async function knownOf(db: D1Database, upload: Upload, sha256: string, now: Date): Promise<Added | null> {
  const known = await findMediaByContent(db, sha256)
  if (!known) return (await findMedia(db, upload.id)) && { outcome: 'taken', media: null }
  const { media, isDeleted } = known
  if (!isDeleted) return { outcome: media.id === upload.id ? 'added' : 'same', media }
  const entry = { ...entryOf(upload, 'restore', now), refId: media.id }
  await db.batch([restoreMediaStatement(db, media.id), auditIfChanged(db, entry)])
  return { outcome: 'added', media }
}

/**
 * Adds an upload to the library: checked, encoded anew, stored, written down. The same content is kept once; sending the
 * same upload again changes nothing. A file that no row came to know of is taken away again. Throws `MediaRefused`, or `DecodeBusy`.
 */
export async function addMedia(
  { DB, MEDIA, IMAGES }: Pick<Env, 'DB' | 'MEDIA' | 'IMAGES'>,
  upload: Upload,
  now: Date,
): Promise<Added> {
  const sha256 = await sha256Of(upload.bytes)
  const known = await knownOf(DB, upload, sha256, now)
  if (known) return known
  const { body, ...picture } = await prepareMedia(IMAGES, upload.bytes, aloneFor(DB, upload.accountId))
  const address = await storeMedia(MEDIA, body)
  const media: NewMedia = {
    ...UNKNOWN_WORDS,
    ...picture,
    id: upload.id,
    name: upload.name,
    address,
    bytes: body.byteLength,
    mime: KEPT_MIME,
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
  // The same file came twice at once.
  await dropMedia(MEDIA, address)
  return (await knownOf(DB, upload, sha256, now)) ?? { outcome: 'taken', media: null }
}
