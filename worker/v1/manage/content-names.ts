import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/envelope.ts'
import { Identifier } from '#domain/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { type ContentName, listContentNames } from '../../db/content-names.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const MAX_IDS = 100

const NamesQuery = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Identifier).max(MAX_IDS)),
})

/** `GET /v1/manage/content-names?ids=a…,a…`: what forms call the content that a field points at, at most 100. */
export const contentNames = new Hono<AppEnv>().get(
  '/',
  allow('read', 'content', myself),
  query(NamesQuery),
  async (c) => {
    const list = await listContentNames(c.env.DB, c.req.valid('query').ids)
    const data: { contentNames: List<ContentName> } = {
      contentNames: { list, meta: { total: list.length, limit: MAX_IDS } },
    }
    return c.json(ok(data))
  },
)
