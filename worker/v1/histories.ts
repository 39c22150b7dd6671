import { Hono } from 'hono'
import { z } from 'zod'
import { HistoriesInput, HistoryInput, ViewsInput } from '#domain/shelf/entry.ts'
import { HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import {
  addViews,
  clearHistories,
  deleteHistory,
  findHistory,
  HISTORY_SORTS,
  listHistories,
  restoreHistories,
} from '../db/shelf/histories.server.ts'
import { isHistoryPaused, pauseHistory } from '../db/shelf/shelves.server.ts'
import { notFound, ok } from './answer.ts'
import { body } from './body.ts'
import { query } from './query.ts'
import { listMeta, pathsOfShelf, ShelfListQuery } from './shelf-query.ts'

const { shelfKind, shelfTarget } = pathsOfShelf(HISTORY_KINDS)

const Query = ShelfListQuery.extend({ sort: z.enum(HISTORY_SORTS).optional() })
const SettingInput = z.strictObject({ isPaused: z.boolean() })

/**
 * `/v1/me/histories/{spots|article-pages}`: the member's history (`data.histories`, `data.counts`), last viewed first;
 * DELETE clears the kind and returns the removed entries, PUT restores them. `…/{id}`: one of them; PUT restores a
 * removed one. POST on the root is the beacon: `{entries: [{targetType, targetId, viewedAt}]}`. `/setting`: whether it
 * is paused.
 */
export const histories = new Hono<AppEnv>()
  .post('/', allow('create', 'history', myself), body(ViewsInput), async (c) => {
    await addViews(c.env.DB, c.var.account.id, c.req.valid('json').entries, new Date())
    return c.json(ok({ result: true }))
  })
  .get('/setting', allow('read', 'history', myself), async (c) => {
    const isPaused = await isHistoryPaused(c.env.DB, c.var.account.id)
    return c.json(ok({ setting: { isPaused } }))
  })
  .put('/setting', allow('update', 'history', myself), body(SettingInput), async (c) => {
    const setting = c.req.valid('json')
    await pauseHistory(c.env.DB, c.var.account.id, setting.isPaused)
    return c.json(ok({ setting }))
  })
  .get('/:kind', allow('read', 'history', myself), query(Query), async (c) => {
    const { type, limit, cursor, sort = 'newest' } = c.req.valid('query')
    const options = { sort, label: type, limit, after: cursor }
    const page = await listHistories(c.env.DB, c.var.account.id, shelfKind(c), options, new Date())
    const histories = { list: page.entries, meta: listMeta(page, type, limit) }
    return c.json(ok({ histories, counts: page.counts }))
  })
  .delete('/:kind', allow('delete', 'history', myself), async (c) => {
    const list = await clearHistories(c.env.DB, c.var.account.id, shelfKind(c))
    return c.json(ok({ histories: { list, meta: { total: list.length, limit: list.length || 1 } } }))
  })
  .put('/:kind', allow('update', 'history', myself), body(HistoriesInput), async (c) => {
    const targetType = shelfKind(c)
    const list = c.req.valid('json').list.map((entry) => ({ ...entry, targetType }))
    await restoreHistories(c.env.DB, c.var.account.id, targetType, list, new Date())
    return c.json(ok({ result: true }))
  })
  .get('/:kind/:id', allow('read', 'history', myself), async (c) => {
    const history = await findHistory(c.env.DB, c.var.account.id, shelfTarget(c), new Date())
    if (!history) throw notFound(c)
    return c.json(ok({ history }))
  })
  .put('/:kind/:id', allow('update', 'history', myself), body(HistoryInput), async (c) => {
    const { env, var: variables } = c
    const [target, now] = [shelfTarget(c), new Date()]
    const list = [{ ...target, ...c.req.valid('json') }]
    await restoreHistories(env.DB, variables.account.id, target.targetType, list, now)
    const history = await findHistory(env.DB, variables.account.id, target, now)
    if (!history) throw notFound(c)
    return c.json(ok({ history }))
  })
  .delete('/:kind/:id', allow('delete', 'history', myself), async (c) => {
    await deleteHistory(c.env.DB, c.var.account.id, shelfTarget(c))
    return c.json(ok({ result: true }))
  })
