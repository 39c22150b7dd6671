import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { allowContent } from '../../auth/allow.ts'
import { checkSoon, countLinks, listBrokenLinks } from '../../db/operations/link-checks.server.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'

const LinkQuery = z.strictObject({
  show: z.enum(['broken', 'unsure', 'moved']).default('broken'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
})

/** `/v1/manage/broken-links`: broken links of public pages, of all owners. */
export const manageBrokenLinks = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(LinkQuery), async (c) => {
    const { show, limit, offset } = c.req.valid('query')
    const [{ list, total }, counts] = await Promise.all([
      listBrokenLinks(c.env.DB, { show, limit, offset }),
      countLinks(c.env.DB),
    ])
    return c.json(ok({ brokenLinks: { list, meta: { total, limit } }, counts }))
  })
  .post('/check', allowContent('update'), body(z.strictObject({ url: z.string().max(1000) })), async (c) => {
    const exists = await checkSoon(c.env.DB, c.req.valid('json').url, new Date())
    if (!exists) throw notFound(c, 'このリンクは、もうどのページにもありません。')
    return c.json(ok({ result: true }))
  })
