import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { grantedScope } from '#domain/account/granted-scope.ts'
import { MEDIA_LIMITS, MEDIA_REFUSALS, SAME_PICTURE } from '#domain/media/limits.ts'
import { type Media, MediaPatch, nameOfFile } from '#domain/media/media.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, myself, type OwnerOf, ownerIn } from '../../auth/allow.ts'
import { auditIfChanged } from '../../db/audit/audit-if-changed.server.ts'
import { listAuditRecords } from '../../db/audit/audit-records.server.ts'
import { countMediaFacets, listMedia } from '../../db/media/list.server.ts'
import {
  changeMediaStatement,
  findMedia,
  findMediaOwner,
  removeMediaStatement,
  restoreMediaStatement,
} from '../../db/media/media.server.ts'
import { listMediaUses } from '../../db/media/users.server.ts'
import { addMedia } from '../../media/add-media.ts'
import { keyOfAddress, sweepMedia } from '../../media/media-files.ts'
import { DecodeBusy } from '../../media/one-decode.ts'
import { MediaRefused } from '../../media/prepare-media.ts'
import { signedPath } from '../../media/signature.ts'
import { conflict, decodeBusy, notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'
import { readAtMost } from '../travel/read-at-most.ts'
import { ReplaceBody, replaceMedia } from './media-replace.ts'

const Flag = z.enum(['1']).optional()
const Day = z.iso.date().optional()

const ListQuery = z.strictObject({
  q: z.string().max(100).optional(),
  unused: Flag,
  incomplete: Flag,
  prefecture: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
  from: Day,
  to: Day,
  facets: Flag,
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: Cursor.optional(),
})

/** The name of a file is only data. */
const UploadQuery = z.strictObject({ id: Identifier, name: z.string().max(500).optional() })

const ChangeBody = z.strictObject({ version: z.int().positive(), patch: MediaPatch })

const found = async (c: Context<AllowedEnv>): Promise<Media> => {
  const id = Identifier.safeParse(c.req.param('id'))
  const media = id.success ? await findMedia(c.env.DB, id.data) : null
  if (!media) throw notFound(c, 'この画像は見つかりません。')
  return media
}

const ownerOf: OwnerOf = (c) => findMediaOwner(c.env.DB, c.req.param('id') ?? '')

/** The owner whose unpublished manuscripts the caller may read; `null`: all. */
const draftsOf = ({ var: { account } }: Pick<Context<AllowedEnv>, 'var'>): string | null =>
  grantedScope(account.role.permissions, 'read', 'content') === 'any' ? null : account.id

const DEFAULT_LIMIT = 40
const USES_LIMIT = 100
const HISTORY_LIMIT = 50

const refused = (c: Context, error: unknown): never => {
  if (error instanceof DecodeBusy) throw decodeBusy(c)
  throw error instanceof MediaRefused ? new HTTPException(error.status, { message: error.message }) : error
}

/** The lifetime of the link to an original, in seconds. */
const ORIGINAL_TTL = 3600

/** The signed link to an uploaded picture (R109); `null` without a signing key. */
const originalOf = (c: Context<AllowedEnv>, { address }: Media): Promise<string> | null => {
  const expires = Math.floor(Date.now() / 1000) + ORIGINAL_TTL
  const { MEDIA_SIGNING_KEY: key } = c.env
  return key ? signedPath(`/media/${keyOfAddress(address)}?expires=${expires}`, key) : null
}

const CHANGED = 'ほかの人が先に変更しました。内容を確認してください。'

/**
 * `/v1/manage/media`: the media library. `POST ?id=&name=` takes the file as the body. Repeating an upload with the
 * same id and content returns the existing picture.
 */
export const manageMedia = new Hono<AppEnv>()
  .get('/', allow('read', 'media', myself), query(ListQuery), async (c) => {
    const { limit = DEFAULT_LIMIT, cursor, unused, incomplete, facets, ...filter } = c.req.valid('query')
    const flags = { unused: unused !== undefined, incomplete: incomplete !== undefined }
    const after = cursor && ([String(cursor[0]), cursor[1]] as const)
    const ownerId = ownerIn(c)
    const { list, meta, next } = await listMedia(
      c.env.DB,
      { ...filter, ...flags, ownerId, draftsOf: draftsOf(c) },
      { limit, after },
    )
    const counts = facets && (await countMediaFacets(c.env.DB, ownerId))
    const more = { ...(next && { cursor: encodeCursor(next) }), ...(counts && { facets: counts }) }
    return c.json(ok({ media: { list, meta: { ...meta, ...more } } }))
  })
  .post('/', allow('create', 'media', myself), query(UploadQuery), async (c) => {
    const { id, name = '' } = c.req.valid('query')
    const bytes = await readAtMost(c.req.raw, MEDIA_LIMITS.bytes)
    if (!bytes) throw new HTTPException(413, { message: MEDIA_REFUSALS.tooLarge })
    await c.var.reauthorize()
    const upload = { id, name: nameOfFile(name), bytes, accountId: c.var.account.id }
    const adding = addMedia(c.env, upload, new Date())
    // Decoding continues after a disconnect, so that its lock is released for the next picture.
    c.executionCtx.waitUntil(adding.catch(() => {}))
    const { media, outcome } = await adding.catch((error: unknown) => refused(c, error))
    if (outcome === 'same') throw conflict(c, SAME_PICTURE, { media })
    if (outcome === 'taken') throw conflict(c, '保存できませんでした。もう一度選び直してください。')
    return c.json(ok({ media }))
  })
  .get('/:id', allow('read', 'media', ownerOf), async (c) => {
    const media = await found(c)
    // Drawn pictures have no stored size.
    const bytes = media.bytes ?? (await c.env.MEDIA.head(keyOfAddress(media.address)))?.size ?? null
    return c.json(ok({ media: { ...media, bytes }, original: await originalOf(c, media) }))
  })
  .patch('/:id', allow('update', 'media'), body(ChangeBody), async (c) => {
    const media = await found(c)
    const { version, patch } = c.req.valid('json')
    const now = new Date()
    if (media.version !== version) throw conflict(c, CHANGED, { media })
    const before = Object.fromEntries(Object.keys(patch).map((key) => [key, media[key as keyof MediaPatch]]))
    const entry = { accountId: c.var.account.id, resource: 'media', refId: media.id, at: now }
    const [changed] = await c.env.DB.batch([
      changeMediaStatement(c.env.DB, media, patch, now),
      auditIfChanged(c.env.DB, { ...entry, action: 'update', before, after: patch }),
    ])
    const current = await found(c)
    if (changed?.meta.changes === 0) throw conflict(c, CHANGED, { media: current })
    return c.json(ok({ media: current }))
  })
  .delete('/:id', allow('delete', 'media'), async (c) => {
    const media = await found(c)
    const now = new Date()
    const inUse = () => conflict(c, `${media.uses}件のページで使われているため、削除できません。`, { media })
    if (media.uses > 0) throw inUse()
    const entry = { accountId: c.var.account.id, resource: 'media', refId: media.id, at: now }
    const [removed] = await c.env.DB.batch([
      removeMediaStatement(c.env.DB, media.id, now),
      auditIfChanged(c.env.DB, { ...entry, action: 'delete', before: media }),
    ])
    if (removed?.meta.changes === 0) throw inUse()
    c.executionCtx.waitUntil(sweepMedia(c.env, now))
    return c.json(ok({ result: true }))
  })
  .post('/:id/restore', allow('update', 'media'), async (c) => {
    const id = c.req.param('id')
    const entry = { accountId: c.var.account.id, resource: 'media', refId: id, at: new Date() }
    await c.env.DB.batch([
      restoreMediaStatement(c.env.DB, id),
      auditIfChanged(c.env.DB, { ...entry, action: 'restore' }),
    ])
    const media = await findMedia(c.env.DB, id)
    if (!media) throw notFound(c, 'この画像は、もう元に戻せません。')
    return c.json(ok({ media }))
  })
  .post('/:id/replace', allow('update', 'media'), body(ReplaceBody), async (c) =>
    replaceMedia(c, await found(c), c.req.valid('json')),
  )
  .get('/:id/uses', allow('read', 'media', ownerOf), async (c) => {
    const media = await found(c)
    const { list, total } = await listMediaUses(c.env.DB, media.address, USES_LIMIT, draftsOf(c))
    return c.json(ok({ uses: { list, meta: { total, limit: USES_LIMIT } } }))
  })
  .get('/:id/history', allow('read', 'media', ownerOf), async (c) => {
    const media = await found(c)
    const filter = { resource: 'media', ref: media.id }
    const { list, total } = await listAuditRecords(c.env.DB, filter, { limit: HISTORY_LIMIT })
    return c.json(ok({ history: { list, meta: { total, limit: HISTORY_LIMIT } } }))
  })
