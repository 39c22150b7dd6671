import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { Identifier } from '#domain/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, myself, type OwnerOf, ownerIn } from '../../auth/allow.ts'
import {
  forgetFailures,
  isOwnPublication,
  listPublications,
  listPublishedPages,
} from '../../db/publication-lists.server.ts'
import { findPublication } from '../../db/publications.server.ts'
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

/** What is about one's own content is one's own. */
const ownerOf: OwnerOf = async (c) =>
  (await isOwnPublication(c.env.DB, c.req.param('id') ?? '', c.var.account.id)) ? c.var.account.id : null

const known = async (c: Context<AllowedEnv>, id: string) => {
  const publication = await findPublication(c.env.DB, id)
  if (!publication) throw notFound(c, '指定された公開の記録は見つかりません。')
  return publication
}

/**
 * `/v1/manage/publications`: every change of what readers see, the newest first (`data.publications`), `?state=` those
 * under way or failed, `?content=` those of one piece of content. `/{id}`: one of them with the addresses it touches
 * (`data.publication`, `data.pages`, `data.counts`). `POST /{id}/retry` tries a failed one again.
 */
export const publications = new Hono<AppEnv>()
  .get('/', allow('read', 'content', myself), query(ListQuery), async (c) => {
    const { state, content, limit = 50, cursor } = c.req.valid('query')
    const owner = ownerIn(c) ?? undefined
    const page = await listPublications(c.env.DB, { state, contentId: content, owner, limit, after: cursor })
    const meta = { total: page.total, limit, ...(page.next && { cursor: encodeCursor(page.next) }) }
    return c.json(ok({ publications: { list: page.publications, meta } }))
  })
  .get('/:id', allow('read', 'content', ownerOf), query(PageQuery), async (c) => {
    const { limit = 100, offset = 0 } = c.req.valid('query')
    const publication = await known(c, c.req.param('id'))
    const { pages, counts } = await listPublishedPages(c.env.DB, publication.id, { limit, offset })
    return c.json(
      ok({ publication, pages: { list: pages, meta: { total: publication.total, limit } }, counts }),
    )
  })
  .post('/:id/retry', allow('publish', 'content'), async (c) => {
    const { id } = await known(c, c.req.param('id'))
    await forgetFailures(c.env.DB, id)
    return c.json(ok({ publication: await runPublication(c.env, id) }))
  })
