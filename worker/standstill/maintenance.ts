import type { Context } from 'hono'
import { plannedEnd, retryAfter, STANDSTILL_TEXTS } from '#domain/site/standstill.ts'
import type { AppEnv } from '../app-env.ts'
import { standstillDocument } from './standstill-document.ts'
import { switchesOf } from './switches.ts'

/** `GET /maintenance`: the page that says the site is being worked on, with the status that says it is not for ever. */
export async function maintenance(c: Context<AppEnv>): Promise<Response> {
  const { mode, text, endsAt } = await switchesOf(c.env)
  const now = new Date()
  const isClosed = mode === 'closed'
  return standstillDocument(c, {
    status: 503,
    title: 'メンテナンス中です',
    lines: isClosed
      ? [text || STANDSTILL_TEXTS.closed, plannedEnd(endsAt, now)].filter(Boolean)
      : [STANDSTILL_TEXTS.closed],
    retryAfter: retryAfter(isClosed ? endsAt : null, now),
  })
}
