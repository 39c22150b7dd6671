import { Hono } from 'hono'
import { z } from 'zod'
import { TravelActivityInput } from '#domain/travel/activity.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { updateActivity } from '../../db/travel/activities.server.ts'
import { deleteActivity } from '../../db/travel/deletions.server.ts'
import { findActivityPage } from '../../db/travel/parts.server.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { written } from './written.ts'

const ActivityPatch = z.strictObject({ version: z.int().positive(), patch: TravelActivityInput.partial() })

/**
 * `/v1/travel/activities/{id}`: one activity with its section, guide and place, and changes of it (`data.activity`).
 */
export const activities = new Hono<AppEnv>()
  .get('/:id', allow('read', 'guide', myself), async (c) => {
    const page = await findActivityPage(c.env.DB, c.var.account.id, c.req.param('id'), new Date())
    if (!page) throw notFound(c)
    return c.json(ok(page))
  })
  .patch('/:id', allow('update', 'guide', myself), body(ActivityPatch), async (c) => {
    const change = c.req.valid('json')
    const result = await updateActivity(c.env.DB, c.var.account.id, c.req.param('id'), change, new Date())
    return c.json(ok({ activity: written(c, result, 'activity', 'patch') }))
  })
  .delete('/:id', allow('update', 'guide', myself), async (c) => {
    if (!(await deleteActivity(c.env.DB, c.var.account.id, c.req.param('id'), new Date()))) throw notFound(c)
    return c.json(ok({ result: true }))
  })
