import type { Context } from 'hono'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, type ReachEnv, requesterOf } from '../../auth/allow.ts'
import {
  isReachedPublication,
  listPublications,
  listPublishedPages,
  resetFailures,
} from '../../db/publications/lists.server.ts'
import { findPublication } from '../../db/publications/publications.server.ts'
import { runPublication } from '../../publish/run-publication.ts'
import { notFound, ok } from '../answer.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'

const LIMIT = z.coerce.number().int().min(1).max(100)

const ListQuery = z.strictObject({
  state: z.enum(['unfinished', 'failed']).optional(),
  content: Identifier.optional(),
  limit: LIMIT.optional(),
  cursor: Cursor.optional(),
})

const PageQuery = z.strictObject({
  limit: LIMIT.optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

/** Outside of the caller's reach the existence of a publication is not revealed. */
const readPublication = async (c: Context<ReachEnv>, id: string) => {
  if (!(await isReachedPublication(c.env.DB, id, requesterOf(c))))
    throw new HTTPException(403, { message: 'この操作を行う権限がありません。' })
  const publication = await findPublication(c.env.DB, id)
  if (!publication) throw notFound(c, '指定された公開の記録は見つかりません。')
  return publication
}

/**
 * `/v1/manage/publications`: all public changes, the newest first (`data.publications`), with `?state=` pending or
 * failed ones, with `?content=` those of one content; within the role's reach. `/{id}`: one of them with its addresses
 * (`data.publication`, `data.pages`, `data.counts`). `POST /{id}/retry` retries a failed one.
 */
export const publications = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(ListQuery), async (c) => {
    const { state, content, limit = 50, cursor } = c.req.valid('query')
    const page = await listPublications(c.env.DB, {
      state,
      contentId: content,
      requester: requesterOf(c),
      limit,
      after: cursor,
    })
    const meta = { total: page.total, limit, ...(page.next && { cursor: encodeCursor(page.next) }) }
    return c.json(ok({ publications: { list: page.publications, meta } }))
  })
  .get('/:id', allowContent('read'), query(PageQuery), async (c) => {
    const { limit = 100, offset = 0 } = c.req.valid('query')
    const publication = await readPublication(c, c.req.param('id'))
    const { pages, counts } = await listPublishedPages(c.env.DB, publication.id, { limit, offset })
    return c.json(
      ok({ publication, pages: { list: pages, meta: { total: publication.total, limit } }, counts }),
    )
  })
  .post('/:id/retry', allowContent('publish'), async (c) => {
    const { id } = await readPublication(c, c.req.param('id'))
    await resetFailures(c.env.DB, id, requesterOf(c))
    return c.json(ok({ publication: await runPublication(c.env, id) }))
  })
