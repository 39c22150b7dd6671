import { Hono } from 'hono'
import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelActivityInput } from '#domain/travel/activity.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { TravelSectionInput } from '#domain/travel/section.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { addActivity } from '../../db/travel/activities.server.ts'
import { orderActivities } from '../../db/travel/activity-order.server.ts'
import { deleteSection } from '../../db/travel/deletions.server.ts'
import { findSectionPage } from '../../db/travel/parts.server.ts'
import { updateSection } from '../../db/travel/sections.server.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { written } from './written.ts'

const SectionPatch = z.strictObject({ version: z.int().positive(), patch: TravelSectionInput.partial() })
const AddedActivity = z.strictObject({
  id: Identifier,
  at: z.int().nonnegative(),
  activity: TravelActivityInput,
})
/** The section that the activities of a deleted one move to; without it they are deleted. */
const Deletion = z.strictObject({ linesTo: Identifier.optional() })
const ActivityOrder = z.strictObject({
  activityIds: z.array(Identifier).max(TRAVEL_LIMITS.activitiesOfGuide),
})

/**
 * `/v1/travel/sections/{id}`: one section with its activities, guide and places; changes of it (`data.section`); new
 * activities (`data.activity`) and their order (`data.activities`, all of the guide).
 */
export const sections = new Hono<AppEnv>()
  .get('/:id', allow('read', 'guide', myself), async (c) => {
    const page = await findSectionPage(c.env.DB, c.var.account.id, c.req.param('id'), new Date())
    if (!page) throw notFound(c)
    return c.json(ok(page))
  })
  .patch('/:id', allow('update', 'guide', myself), body(SectionPatch), async (c) => {
    const change = c.req.valid('json')
    const result = await updateSection(c.env.DB, c.var.account.id, c.req.param('id'), change, new Date())
    return c.json(ok({ section: written(c, result, 'section', 'patch') }))
  })
  .delete('/:id', allow('update', 'guide', myself), query(Deletion), async (c) => {
    const { linesTo = null } = c.req.valid('query')
    const result = await deleteSection(c.env.DB, c.var.account.id, c.req.param('id'), linesTo, new Date())
    return c.json(ok({ result: written(c, result, 'section', 'linesTo') }))
  })
  .post('/:id/activities', allow('update', 'guide', myself), body(AddedActivity), async (c) => {
    const added = c.req.valid('json')
    const result = await addActivity(c.env.DB, c.var.account.id, c.req.param('id'), added, new Date())
    return c.json(ok({ activity: written(c, result, 'activity', 'activity') }))
  })
  .post('/:id/reorder', allow('update', 'guide', myself), body(ActivityOrder), async (c) => {
    const { activityIds } = c.req.valid('json')
    const result = await orderActivities(
      c.env.DB,
      c.var.account.id,
      c.req.param('id'),
      activityIds,
      new Date(),
    )
    return c.json(ok({ activities: written(c, result, 'activities', 'activityIds') }))
  })
