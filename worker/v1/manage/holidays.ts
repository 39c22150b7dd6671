import { Hono } from 'hono'
import { holidaysAround } from '#domain/date/public-holidays.server.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent } from '../../auth/allow.ts'
import { ok } from '../answer.ts'

/** `GET /v1/manage/holidays`: the public holidays that public pages use, for the preview of opening hours. */
export const holidays = new Hono<AppEnv>().get('/', allowContent('read'), (c) =>
  c.json(ok({ holidays: holidaysAround(new Date()) })),
)
