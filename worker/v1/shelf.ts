import { Hono } from 'hono'
import { z } from 'zod'
import { ShelfMergeInput } from '#domain/shelf/entry.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { findShelf, mergeShelf } from '../db/shelf/shelves.server.ts'
import { ok } from './answer.ts'
import { body } from './body.ts'
import { query } from './query.ts'

const ShelfQuery = z.strictObject({ version: z.coerce.number().int().optional() })

/**
 * `GET /v1/me/shelf?version=3`: the keys of all favourites, unless the version is the current one. `POST …/merge`
 * merges the shelf of a device after sign-in, and returns the entries that did not fit (`data.left`).
 */
export const shelf = new Hono<AppEnv>()
  .get('/', allow('read', 'favorite', myself), query(ShelfQuery), async (c) => {
    const { version } = c.req.valid('query')
    return c.json(ok({ shelf: await findShelf(c.env.DB, c.var.account.id, version) }))
  })
  .post('/merge', allow('update', 'favorite', myself), body(ShelfMergeInput), async (c) => {
    const { DB } = c.env
    const { id } = c.var.account
    const left = await mergeShelf(DB, id, c.req.valid('json'), new Date())
    return c.json(ok({ left, shelf: await findShelf(DB, id, undefined) }))
  })
