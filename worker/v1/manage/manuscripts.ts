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
 * `/v1/manage/manuscripts`: lists over all kinds, and bulk steps. `POST …/bulk` returns a result for each reference, in
 * order: a failing one does not stop the others. Each is authorized by itself: the guard requires permission for some
 * kind, and references outside of the role's reach are refused in their result.
 */
export const manuscripts = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(ManuscriptListQuery), async (c) => {
    const requester = { accountId: c.var.account.id, reach: c.var.reach }
    return c.json(ok({ manuscripts: await manuscriptList(c.env.DB, c.req.valid('query'), requester) }))
  })
  .post('/bulk', allowContent('update', 'publish', 'delete'), body(BulkRequest), async (c) => {
    const { account } = c.var
    const results = await bulk(c.env, c.req.valid('json'), account, new Date())
    return c.json(ok({ results }))
  })
