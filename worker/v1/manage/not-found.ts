import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { deleteMissingAddress, listMissingAddresses } from '../../db/redirects/missing-addresses.server.ts'
import { suggestTargets } from '../../redirects/suggest-targets.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { MissQuery } from './miss-query.ts'

/** `suggest`: whether similar addresses of the site are suggested. */
const NotFoundQuery = MissQuery.extend({ suggest: z.enum(['0', '1']).optional() })

/** `/v1/manage/not-found`: missing addresses that readers request. */
export const manageNotFound = new Hono<AppEnv>()
  .get('/', allow('read', 'redirect'), query(NotFoundQuery), async (c) => {
    const { limit, offset, sort, suggest } = c.req.valid('query')
    const { list, total } = await listMissingAddresses(c.env.DB, { sort, limit, offset })
    const missed = suggest === '1' ? list.map(({ path }) => path) : []
    const suggestions = await suggestTargets(c.env.DB, missed, new Date())
    return c.json(ok({ missingAddresses: { list, meta: { total, limit } }, suggestions }))
  })
  .post(
    '/forget',
    allow('delete', 'redirect'),
    body(z.strictObject({ path: z.string().max(400) })),
    async (c) => {
      await deleteMissingAddress(c.env.DB, c.req.valid('json').path)
      return c.json(ok({ result: true }))
    },
  )
