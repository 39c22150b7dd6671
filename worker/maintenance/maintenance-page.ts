import type { Context } from 'hono'
import { MAINTENANCE_TEXTS, plannedEnd, retryAfter } from '#domain/site/maintenance.ts'
import type { AppEnv } from '../app-env.ts'
import { maintenanceDocument } from './maintenance-document.ts'
import { switchesOf } from './switches.ts'

/** `GET /maintenance`: the page of maintenance mode, with 503. */
export async function maintenance(c: Context<AppEnv>): Promise<Response> {
  const { mode, text, endsAt } = await switchesOf(c.env)
  const now = new Date()
  const isClosed = mode === 'closed'
  return maintenanceDocument(c, {
    status: 503,
    title: 'メンテナンス中です',
    lines: isClosed
      ? [text || MAINTENANCE_TEXTS.closed, plannedEnd(endsAt, now)].filter(Boolean)
      : [MAINTENANCE_TEXTS.closed],
    retryAfter: retryAfter(isClosed ? endsAt : null, now),
  })
}
