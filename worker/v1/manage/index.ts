import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { manager } from '../../auth/allow.ts'
import { notFound, ok } from '../answer.ts'

/** `/v1/manage`: the door of the management area. It tells staff who they are and what their role allows. */
export const manage = new Hono<AppEnv>()
  .get('/', manager(), (c) => c.json(ok({ accountId: c.var.account.id, role: c.var.account.role })))
  .all('/*', manager(), (c) => {
    throw notFound(c, '指定されたAPIは存在しません。')
  })
