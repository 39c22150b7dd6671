import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { allowContent } from '../../auth/allow.ts'
import { bulk } from '../../manuscripts/bulk.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { BulkRequest } from './bulk-request.ts'
import { ManuscriptListQuery, manuscriptList } from './list-query.ts'

/**
 * `/v1/manage/manuscripts`: lists over all kinds, and one step for many. `POST …/bulk` answers with a result for each
 * reference, in their order: one that cannot be done does not keep the others from it. Each is looked at by itself:
 * whoever may change some kind comes in, and what the role does not reach is refused in its result.
 */
export const manuscripts = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(ManuscriptListQuery), async (c) => {
    const asker = { accountId: c.var.account.id, reach: c.var.reach }
    return c.json(ok({ manuscripts: await manuscriptList(c.env.DB, c.req.valid('query'), asker) }))
  })
  .post('/bulk', allowContent('update', 'publish', 'delete'), body(BulkRequest), async (c) => {
    const { account } = c.var
    const results = await bulk(c.env, c.req.valid('json'), account, new Date())
    return c.json(ok({ results }))
  })
