import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { readSiteConfig } from '../../config.ts'
import { findGuideDocument } from '../../db/travel/documents.server.ts'
import { CALENDAR_ALARMS, guideCalendar } from '../../travel/guide-calendar.ts'
import { notFound, PRIVATE_CACHE } from '../answer.ts'
import { query } from '../query.ts'

/** Characters that common file systems forbid in names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]/g

/** The file name for every browser: in ASCII, and in Japanese by RFC 5987. */
const attachment = (title: string): string => {
  const name = `${title.replaceAll(FORBIDDEN, ' ').trim() || '旅のしおり'}.ics`
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="travel-guide.ics"; filename*=UTF-8''${encoded}`
}

/** The reminder in minutes before each activity with a time. */
const Wanted = z.strictObject({ alarm: z.enum(CALENDAR_ALARMS).optional() })

/** `GET /v1/travel/guides/{id}.ics?alarm=30`: the member's own guide as a calendar, with its booking numbers. */
export const guideCalendars = new Hono<AppEnv>().get(
  '/:file{.+\\.ics}',
  allow('read', 'guide', myself),
  query(Wanted),
  async (c) => {
    const id = c.req.param('file').replace(/\.ics$/, '')
    const document = await findGuideDocument(c.env.DB, c.var.account.id, id, new Date())
    if (!document) throw notFound(c)
    return c.body(guideCalendar(document, readSiteConfig(c.env).appHost, c.req.valid('query').alarm), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment(document.guide.title),
      'cache-control': PRIVATE_CACHE,
    })
  },
)
