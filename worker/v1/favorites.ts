import { Hono } from 'hono'
import { z } from 'zod'
import { FavoriteInput } from '#domain/shelf/entry.ts'
import { FAVORITE_KINDS } from '#domain/shelf/kinds.ts'
import { ACCOUNT_FAVORITES_CAP } from '#domain/shelf/shelf.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import {
  deleteFavorite,
  FAVORITE_SORTS,
  findFavorite,
  listFavorites,
  saveFavorite,
} from '../db/shelf/favorites.server.ts'
import { notFound, ok, unprocessable } from './answer.ts'
import { body } from './body.ts'
import { query } from './query.ts'
import { listMeta, pathsOfShelf, ShelfListQuery } from './shelf-query.ts'

const FULL = `お気に入りは${ACCOUNT_FAVORITES_CAP.toLocaleString('ja-JP')}件までです。少し外してから追加してください。`

const { shelfKind, shelfTarget } = pathsOfShelf(FAVORITE_KINDS)

const Query = ShelfListQuery.extend({ sort: z.enum(FAVORITE_SORTS).optional() })

/**
 * `/v1/me/favorites/{spots|article-pages|hotels|…}`: the member's favourites (`data.favorites`, `data.counts` by category
 * or type), newest first, with `sort` and `type`. `…/{id}`: one of them; PUT `{createdAt, title?}` adds it, DELETE removes
 * it, both idempotent. PUT is 404 for content that is not public and has no title, 422 at the limit.
 */
export const favorites = new Hono<AppEnv>()
  .get('/:kind', allow('read', 'favorite', myself), query(Query), async (c) => {
    const { type, limit, cursor, sort = 'newest' } = c.req.valid('query')
    const options = { sort, label: type, limit, after: cursor }
    const page = await listFavorites(c.env.DB, c.var.account.id, shelfKind(c), options, new Date())
    const favorites = { list: page.entries, meta: listMeta(page, type, limit) }
    return c.json(ok({ favorites, counts: page.counts }))
  })
  .get('/:kind/:id', allow('read', 'favorite', myself), async (c) => {
    const favorite = await findFavorite(c.env.DB, c.var.account.id, shelfTarget(c), new Date())
    if (!favorite) throw notFound(c)
    return c.json(ok({ favorite }))
  })
  .put('/:kind/:id', allow('update', 'favorite', myself), body(FavoriteInput), async (c) => {
    const favorite = { ...shelfTarget(c), ...c.req.valid('json') }
    const saved = await saveFavorite(c.env.DB, c.var.account.id, favorite, new Date())
    if (saved === 'full')
      throw unprocessable(c, [{ code: 'custom', path: [], message: FULL, input: undefined }])
    if (!saved) throw notFound(c)
    return c.json(ok({ favorite: saved }))
  })
  .delete('/:kind/:id', allow('delete', 'favorite', myself), async (c) => {
    await deleteFavorite(c.env.DB, c.var.account.id, shelfTarget(c))
    return c.json(ok({ result: true }))
  })
