import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { manager } from '../../auth/allow.ts'
import { notFound, ok } from '../answer.ts'
import { mentionedCards } from './mentioned-cards.ts'

/** `/v1/manage`: the door of the management area. It tells staff what their role allows. */
export const manage = new Hono<AppEnv>()
  .get('/', manager(), (c) => c.json(ok({ role: c.var.account.role })))
  .route('/mentioned-cards', mentionedCards)
  .all('/*', manager(), (c) => {
    throw notFound(c, '指定されたAPIは存在しません。')
  })
