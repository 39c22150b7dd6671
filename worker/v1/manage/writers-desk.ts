import { Hono } from 'hono'
import { reachOfKind } from '#domain/content/reach.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, type OwnerOf } from '../../auth/allow.ts'
import { findColleague } from '../../db/staff/colleagues.server.ts'
import { notFound, ok } from '../answer.ts'
import { query } from '../query.ts'
import { ManuscriptListQuery, manuscriptList } from './list-query.ts'

const ownerOf: OwnerOf = (c) => c.req.param('id') ?? null

/**
 * `GET /v1/manage/accounts/{id}/article-pages`: the articles that an account owns (`data.manuscripts`, with the filters
 * of any list of manuscripts) and its owner (`data.writer`). 404 for an unknown account.
 */
export const writersDesk = new Hono<AppEnv>().get(
  '/',
  allow('read', 'article-page', ownerOf),
  query(ManuscriptListQuery),
  async (c) => {
    const owner = Identifier.safeParse(c.req.param('id')).data
    const writer = owner ? await findColleague(c.env.DB, owner) : null
    if (!owner || !writer) throw notFound(c, '指定された書き手は見つかりません。')
    const reach = reachOfKind('article-page', c.var.scope)
    const requester = { accountId: c.var.account.id, reach, kind: 'article-page' } as const
    const manuscripts = await manuscriptList(c.env.DB, { ...c.req.valid('query'), owner }, requester)
    return c.json(ok({ writer, manuscripts }))
  },
)
