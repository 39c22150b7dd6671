import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { PHOTO_EDGES, PHOTO_LIMITS, PHOTO_REFUSALS } from '#domain/travel/photo-format.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, myself } from '../../auth/allow.ts'
import { findAction } from '../../db/travel/actions.server.ts'
import {
  addPhoto,
  findPhoto,
  findPhotoFolder,
  hasPhoto,
  type PhotoKey,
  removePhoto,
  restorePhoto,
} from '../../db/travel/photos.server.ts'
import { aloneFor, DecodeBusy } from '../../media/one-decode.ts'
import { dropPhoto, readPhoto, storePhoto, sweepPhotos } from '../../media/photo-files.ts'
import { PhotoRefusal, type PreparedPhoto, preparePhoto } from '../../media/prepare-photo.ts'
import { decodeBusy, notFound, ok } from '../answer.ts'
import { query } from '../query.ts'
import { readAtMost } from './read-at-most.ts'

const PhotoQuery = z.strictObject({
  w: z.coerce.number().int().min(1).max(PHOTO_EDGES.large).optional(),
})

/** The key of a photo in a path. Invalid identifiers match nothing. */
const keyOf = (c: Context<AllowedEnv>, id: string, photoId: string): PhotoKey => {
  if (![id, photoId].every((part) => Identifier.safeParse(part).success)) throw notFound(c)
  return [c.var.account.id, id, photoId]
}

const refused = (status: 409 | 413 | 422, message: string) => new HTTPException(status, { message })

/** Deletes files without a row. They stay where a row may exist, because the outcome of a write is unknown. */
const dropUnknown = async ({ DB, PHOTOS }: Env, key: PhotoKey): Promise<void> => {
  const exists = await hasPhoto(DB, key).catch(() => true)
  if (!exists) await dropPhoto(PHOTOS, key)
}

async function prepared(c: Context<AllowedEnv>, bytes: Uint8Array<ArrayBuffer>): Promise<PreparedPhoto> {
  const preparing = preparePhoto(c.env.IMAGES, bytes, aloneFor(c.env.DB, c.var.account.id))
  // Decoding continues after a disconnect, so that its lock is released for the next photo.
  c.executionCtx.waitUntil(preparing.catch(() => {}))
  return preparing.catch((error) => {
    if (error instanceof DecodeBusy) throw decodeBusy(c)
    throw error instanceof PhotoRefusal ? refused(422, error.message) : error
  })
}

/**
 * The photos of a record: `PUT` with the picture as the body, at most ten a record and 10 MB each; `GET` with `w`, the
 * displayed width in pixels. They are private to the member and never cached.
 */
export const actionPhotos = new Hono<AppEnv>()
  .put('/:id/photos/:photoId', allow('create', 'action', myself), async (c) => {
    const key = keyOf(c, c.req.param('id'), c.req.param('photoId'))
    const existing = await findPhoto(c.env.DB, key)
    if (existing) return c.json(ok({ photo: existing }))
    const action = await findAction(c.env.DB, key[0], key[1])
    if (!action) throw notFound(c)
    if (action.photos.length >= TRAVEL_LIMITS.photos) throw refused(409, PHOTO_REFUSALS.tooMany)
    const bytes = await readAtMost(c.req.raw, PHOTO_LIMITS.bytes)
    if (!bytes) throw refused(413, PHOTO_REFUSALS.tooLarge)
    await c.var.reauthorize()
    const photo = await prepared(c, bytes)
    await storePhoto(c.env.PHOTOS, key, photo)
    const isAdded = await addPhoto(c.env.DB, key, photo, new Date()).catch(async (error: unknown) => {
      // The account was deleted meanwhile.
      await dropUnknown(c.env, key)
      throw error
    })
    if (isAdded) return c.json(ok({ photo: await findPhoto(c.env.DB, key) }))
    await dropUnknown(c.env, key)
    throw (await findAction(c.env.DB, key[0], key[1])) ? refused(409, PHOTO_REFUSALS.tooMany) : notFound(c)
  })
  .get('/:id/photos/:photoId', allow('read', 'action', myself), query(PhotoQuery), async (c) => {
    const key = keyOf(c, c.req.param('id'), c.req.param('photoId'))
    const folder = await findPhotoFolder(c.env.DB, key)
    const { w = PHOTO_EDGES.large } = c.req.valid('query')
    const file = folder && (await readPhoto(c.env.PHOTOS, folder, w))
    if (!file) throw notFound(c)
    return c.body(file, 200, { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  })
  .delete('/:id/photos/:photoId', allow('delete', 'action', myself), async (c) => {
    const key = keyOf(c, c.req.param('id'), c.req.param('photoId'))
    if (!(await findAction(c.env.DB, key[0], key[1]))) throw notFound(c)
    const now = new Date()
    if (await removePhoto(c.env.DB, key, now)) c.executionCtx.waitUntil(sweepPhotos(c.env, now))
    return c.json(ok({ result: true }))
  })
  .post('/:id/photos/:photoId/restore', allow('update', 'action', myself), async (c) => {
    const key = keyOf(c, c.req.param('id'), c.req.param('photoId'))
    if (!(await restorePhoto(c.env.DB, key))) throw notFound(c)
    return c.json(ok({ result: true }))
  })
