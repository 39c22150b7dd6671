import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { forgetMissingAddress, listMissingAddresses } from '../../db/missing-addresses.server.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'

const MissQuery = z.strictObject({
  sort: z.enum(['hits', 'last']).default('hits'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** How many came before: the list is short, and changes while it is looked at. */
  offset: z.coerce.number().int().min(0).max(1000).default(0),
})

/** `/v1/manage/not-found`: the addresses that readers ask for and that are none. */
export const manageNotFound = new Hono<AppEnv>()
  .get('/', allow('read', 'redirect'), query(MissQuery), async (c) => {
    const { limit, offset, sort } = c.req.valid('query')
    const { list, total } = await listMissingAddresses(c.env.DB, { sort, limit, offset })
    return c.json(ok({ missingAddresses: { list, meta: { total, limit } } }))
  })
  .post(
    '/forget',
    allow('delete', 'redirect'),
    body(z.strictObject({ path: z.string().max(400) })),
    async (c) => {
      await forgetMissingAddress(c.env.DB, c.req.valid('json').path)
      return c.json(ok({ result: true }))
    },
  )
