import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { ActionType, type TravelAction, TravelActionInput, TravelActionPatch } from '#domain/travel/action.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import {
  findAction,
  listActions,
  removeAction,
  restoreAction,
  wasDeleted,
} from '../../db/travel/actions.server.ts'
import { sweepPhotos } from '../../media/photo-files.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'
import { addAction, changeAction, detailsOf } from './action-changes.ts'
import { actionPhotos } from './action-photos.ts'
import { nearbyPlaces } from './nearby-places.ts'
import { full } from './written.ts'

const DEFAULT_LIMIT = 20

/** The filters of a member's records; days are Japan's, both ends included. */
const ActionsQuery = z.strictObject({
  type: ActionType.optional(),
  prefecture: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: Cursor.optional(),
})

const NewAction = z.strictObject({ action: TravelActionInput.extend({ id: Identifier }) })
const ChangedAction = z.strictObject({ version: z.int().positive(), patch: TravelActionPatch })

/**
 * `/v1/travel/actions`: the records of a member's visits and wishes, latest day first. A deleted one can be restored
 * for a day; after that its photos are deleted by any later call.
 */
export const travelActions = new Hono<AppEnv>()
  .route('/', nearbyPlaces)
  .route('/', actionPhotos)
  .get('/', allow('read', 'action', myself), query(ActionsQuery), async (c) => {
    const { limit = DEFAULT_LIMIT, cursor, ...filter } = c.req.valid('query')
    const after = cursor && ([String(cursor[0]), cursor[1]] as const)
    const page = { ...filter, limit, ...(after && { after: [...after] as [string, string] }) }
    const { actions, total, next } = await listActions(c.env.DB, c.var.account.id, page)
    const list: List<TravelAction> = {
      list: actions,
      meta: { total, limit, ...(next && { cursor: encodeCursor(next) }) },
    }
    return c.json(ok({ travelActions: list }))
  })
  .post('/', allow('create', 'action', myself), body(NewAction), async (c) => {
    const { action } = c.req.valid('json')
    return c.json(ok({ travelAction: await addAction(c, action) }))
  })
  .get('/:id', allow('read', 'action', myself), async (c) => {
    const action = await findAction(c.env.DB, c.var.account.id, c.req.param('id'))
    if (!action) throw notFound(c)
    return c.json(ok({ travelAction: action, ...(await detailsOf(c, action)) }))
  })
  .patch('/:id', allow('update', 'action', myself), body(ChangedAction), async (c) => {
    const travelAction = await changeAction(c, c.req.param('id'), c.req.valid('json'))
    return c.json(ok({ travelAction }))
  })
  .delete('/:id', allow('delete', 'action', myself), async (c) => {
    const { id: accountId } = c.var.account
    const now = new Date()
    const isGone = !(await removeAction(c.env.DB, accountId, c.req.param('id'), now))
    if (isGone && !(await wasDeleted(c.env.DB, accountId, c.req.param('id')))) throw notFound(c)
    c.executionCtx.waitUntil(sweepPhotos(c.env, now))
    return c.json(ok({ result: true }))
  })
  .post('/:id/restore', allow('update', 'action', myself), async (c) => {
    const { id: accountId } = c.var.account
    await restoreAction(c.env.DB, accountId, c.req.param('id'))
    const travelAction = await findAction(c.env.DB, accountId, c.req.param('id'))
    if (!travelAction)
      throw (await wasDeleted(c.env.DB, accountId, c.req.param('id'))) ? full(c, 'actions') : notFound(c)
    return c.json(ok({ travelAction }))
  })
