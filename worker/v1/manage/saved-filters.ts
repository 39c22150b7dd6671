import { Hono } from 'hono'
import { z } from 'zod'
import { SAVED_FILTERS_CAP, SavedFilterInput } from '#domain/manuscript/saved-filter.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent } from '../../auth/allow.ts'
import { deleteFilter, listSavedFilters, saveFilter } from '../../db/staff/saved-filters.server.ts'
import { notFound, ok, unprocessable } from '../answer.ts'
import { body } from '../body.ts'

const FULL = `保存できる条件は${SAVED_FILTERS_CAP}件までです。使わないものを外してから保存してください。`
const SMALL = 8 * 1024

const idOf = (text: string): string | null => Identifier.safeParse(text).data ?? null

/**
 * `/v1/manage/saved-filters`: the saved list filters of a staff member (`data.savedFilters`, of all lists). PUT
 * `…/{id}` `{kind, name, query}` saves one, DELETE removes it, both idempotent; 422 at the limit.
 */
export const savedFilters = new Hono<AppEnv>()
  .get('/', allowContent('read'), async (c) => {
    const list = await listSavedFilters(c.env.DB, c.var.account.id)
    return c.json(ok({ savedFilters: { list, meta: { total: list.length, limit: SAVED_FILTERS_CAP } } }))
  })
  .put('/:id', allowContent('read'), body(z.strictObject(SavedFilterInput.shape), SMALL), async (c) => {
    const id = idOf(c.req.param('id'))
    if (!id) throw notFound(c)
    const saved = await saveFilter(c.env.DB, c.var.account.id, id, c.req.valid('json'), new Date())
    if (!saved) throw unprocessable(c, [{ code: 'custom', path: [], message: FULL, input: undefined }])
    return c.json(ok({ savedFilter: saved }))
  })
  .delete('/:id', allowContent('read'), async (c) => {
    await deleteFilter(c.env.DB, c.var.account.id, c.req.param('id'))
    return c.json(ok({ result: true }))
  })
